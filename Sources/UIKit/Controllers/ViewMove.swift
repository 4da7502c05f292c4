/// A view that was put into another one while an animator began.
package struct ViewMove: Equatable, Sendable {
  package let view: StageObjectID
  /// Where it stood before; nil where it stood nowhere.
  package let from: StageObjectID?
  package let to: StageObjectID
}

extension Stage {
  /// Notes where views go while the body runs.
  func watchingMoves(_ body: () -> Void) -> [ViewMove] {
    let outer = viewMoves
    viewMoves = []
    body()
    let moves = viewMoves ?? []
    viewMoves = outer
    return moves
  }

  func noteMove(of view: UIView, to parent: UIView) {
    guard viewMoves != nil else { return }
    viewMoves?.append(
      ViewMove(view: id(of: view), from: view.superview.map { id(of: $0) }, to: id(of: parent)))
  }
}
