/// Bounds on what is read, so that neither reading a tree nor walking or freeing it can exhaust the
/// stack.
enum Limits {
  /// Brackets, blocks, signs, and what `? :` holds.
  static let nesting = 200
  /// The height of an expression's tree; chains of operators and members are one level.
  static let height = 256
  /// Errors kept of one source.
  static let errors = 20
}
