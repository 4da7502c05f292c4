/// A picture of which only the size is known.
@MainActor
public final class UIImage: NSObject {
  /// A placeholder of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Of the size that `Stage.imageSizes` has for the name, else 100 x 100 points: there are no files.
  public convenience init?(named name: String) {
    self.init(size: Stage.current.imageSizes[name] ?? CGSize(width: 100, height: 100))
    self.name = name
  }

  /// 20 x 20 points unless `Stage.imageSizes` has another size for the name.
  public convenience init?(systemName name: String) {
    self.init(size: Stage.current.imageSizes[name] ?? CGSize(width: 20, height: 20))
    self.name = name
  }

  /// Points.
  public let size: CGSize
  private(set) var name: String?
  public var scale: CGFloat { 1 }
}
