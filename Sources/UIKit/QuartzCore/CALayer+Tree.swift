extension CALayer {
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.place(of: sibling) ?? children.count)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: children.place(of: sibling).map { $0 + 1 } ?? children.count)
  }

  public func removeFromSuperlayer() {
    guard parent != nil else { return }
    detach()
    endAnimationsOutsideWindow()
  }

  /// Puts a layer before the child that then stands at the index.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer), hasRoom(for: layer) else { return }
    layer.detach()
    children.insert(layer, at: min(max(0, index), children.count))
    layer.parent = self
    layer.set(.superlayer, .object(store.id))
    if isInWindow, !layer.store.isInRenderTree { layer.subtree.forEach { $0.noteTreeChange() } }
  }

  /// Takes the layer out of its superlayer; its animations go on if it is put elsewhere at once.
  func detach() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    set(.superlayer, .object(nil))
  }

  /// Whether this layer is the other or stands somewhere below it.
  func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  var root: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  var isInWindow: Bool { root.view is UIWindow }

  /// A layer that leaves its window takes its animations and those of all layers below it to an
  /// early end.
  func endAnimationsOutsideWindow() {
    guard !isInWindow else { return }
    for layer in subtree {
      layer.noteTreeChange()
      stage.endAll(layer.store)
    }
  }

  /// Deeper trees could not be let go of: that takes a call for each level.
  private func hasRoom(for layer: CALayer) -> Bool {
    let depth = sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 }
    guard depth + layer.height > CALayer.maximumDepth else { return true }
    stage.emit(.misuse, receiver: self, "hierarchy-too-deep", reason: StageMessage.layersTooDeep)
    return false
  }

  nonisolated static let maximumDepth = 2 * UIView.maximumDepth

  /// How many layers stand in the longest line down from this one, itself included.
  private var height: Int {
    var level = [self]
    var height = 0
    while !level.isEmpty {
      level = level.flatMap(\.children)
      height += 1
    }
    return height
  }

  /// This layer and all below it.
  var subtree: [CALayer] {
    var found: [CALayer] = []
    var waiting = [self]
    while let layer = waiting.popLast() {
      found.append(layer)
      waiting.append(contentsOf: layer.children.reversed())
    }
    return found
  }

  private func noteTreeChange() {
    store.treeChanged = true
    stage.renderer.queue(store)
  }
}

extension [CALayer] {
  fileprivate func place(of layer: CALayer?) -> Int? {
    layer.flatMap { layer in firstIndex { $0 === layer } }
  }
}
