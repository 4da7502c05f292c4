/// The place a thrown thing goes to: the corner nearest to where it would come to rest.
public enum Nearest {
  /// The index of the nearest place, the first of equals; nil without places.
  public static func index(to point: SIMD2<Double>, among places: [SIMD2<Double>]) -> Int? {
    let distances = places.map { ($0 - point).length }
    return distances.indices.min { distances[$0] < distances[$1] }
  }
}
