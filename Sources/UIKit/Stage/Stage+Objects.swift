extension Stage {
  /// The number by which an object is known outside; given on first use.
  package func id(of object: AnyObject) -> StageObjectID { objects.id(of: object) }

  /// The object of a number, if it is still alive.
  package func object(_ id: StageObjectID) -> AnyObject? { objects.object(id) }

  /// An object as a value inside an event.
  package func value(_ object: AnyObject?) -> StageValue {
    object.map { .object(id(of: $0)) } ?? .none
  }
}
