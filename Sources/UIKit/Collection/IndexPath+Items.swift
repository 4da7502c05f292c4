extension IndexPath {
  /// The place of an item of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The place of a row of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The first index, 0 where there is none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { if isEmpty { self = [newValue] } else { self[0] = newValue } }
  }

  /// The second index, 0 where there is none.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { if count > 1 { self[1] = newValue } else { self = [section, newValue] } }
  }

  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
