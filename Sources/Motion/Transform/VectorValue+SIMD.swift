extension SIMD2: Interpolatable where Scalar == Double {}

/// A point, a size or a vector: x and y, or width and height.
extension SIMD2: VectorValue where Scalar == Double {
  public var length: Double { (self * self).sum().squareRoot() }
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension SIMD4: Interpolatable where Scalar == Double {}

/// A rect: x, y, width and height, each on its own straight line.
extension SIMD4: VectorValue where Scalar == Double {
  public var length: Double { (self * self).sum().squareRoot() }
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
