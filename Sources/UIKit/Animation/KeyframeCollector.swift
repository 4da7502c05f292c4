internal import Motion

/// Collects what is changed inside `animateKeyframes`, property by property, and makes one
/// animation of each.
@MainActor
final class KeyframeCollector {
  /// Times in seconds: when the first window may begin, and what windows are fractions of.
  init(mode: CalculationMode, begin: Double, duration: Double) {
    self.mode = mode
    self.begin = begin
    self.duration = duration
  }

  let mode: CalculationMode
  let begin: Double
  let duration: Double
  /// The part of the duration that changes fall into now; all of it outside `addKeyframe`.
  private(set) var window = Window(start: 0, duration: 1)
  /// In the order in which the properties were first changed.
  private(set) var tracks: [Track] = []
  private var places: [Place: Int] = [:]
  /// Rises with each change.
  private(set) var changes = 0

  /// When the changes made now are complete, seconds.
  var windowEnd: Double { begin + (window.start + window.duration) * duration }

  /// One `addKeyframe`, in fractions of the duration.
  struct Window: Equatable {
    var start: Double
    var duration: Double
    /// Tells two calls with the same times apart.
    var number = 0
  }

  struct Track {
    let layer: CALayer
    let key: LayerKey
    let initial: LayerValue
    var steps: [(window: Window, value: LayerValue)]
  }

  private struct Place: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey
  }

  private var lastNumber = 0

  /// Runs a body whose changes fall into a part of the duration; the part is cut to what lies in it.
  func during(_ start: Double, _ duration: Double, _ body: () -> Void) {
    let outer = window
    lastNumber += 1
    window = Window(start: start, duration: duration, number: lastNumber)
    body()
    window = outer
  }

  func record(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    changes += 1
    let place = Place(layer: ObjectIdentifier(layer), key: key)
    guard let index = places[place] else {
      places[place] = tracks.count
      tracks.append(Track(layer: layer, key: key, initial: old, steps: [(window, new)]))
      return
    }
    if tracks[index].steps.last?.window == window { tracks[index].steps.removeLast() }
    tracks[index].steps.append((window, new))
  }
}

extension KeyframeCollector.Track {
  /// The values on the way, over the whole duration.
  func course(from start: LayerValue, mode: CalculationMode) -> LayerAnimation.Course {
    let windows = steps.compactMap {
      try? RelativeKeyframes<LayerValue>.Window(
        start: $0.window.start, duration: $0.window.duration, value: $0.value)
    }
    guard let keyframes = try? RelativeKeyframes(initial: start, windows: windows) else {
      return .line(from: start, to: start)
    }
    guard mode != .linear, let track = try? Self.track(keyframes, mode) else {
      return .keyframes(keyframes)
    }
    return .track(track)
  }

  /// Keyframes as keys with times: the value stands at the start of a window, and at its end the
  /// window's own. In discrete mode each value begins at the end of its window.
  private static func track(
    _ keyframes: RelativeKeyframes<LayerValue>, _ mode: CalculationMode
  ) throws -> KeyframeTrack<LayerValue> {
    var times = [0.0]
    var values = [keyframes.initial]
    let windows = keyframes.windows.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, window) in windows {
      if mode != .discrete, let time = times.last, let value = values.last, window.start > time {
        times.append(window.start)
        values.append(value)
      }
      times.append(max(window.end, times.last ?? 0))
      values.append(window.value)
    }
    if let time = times.last, let value = values.last, time < 1 || mode == .discrete {
      times.append(1)
      if mode != .discrete { values.append(value) }
    }
    return try KeyframeTrack(values: values, keyTimes: times, mode: mode)
  }

  /// Whether two values that follow each other are transforms, one of which is flat.
  var isSingular: Bool {
    let values = [initial] + steps.map(\.value)
    return values.contains(where: \.isSingular)
  }
}

extension LayerValue {
  /// A transform that maps everything onto a line or a point.
  var isSingular: Bool {
    switch self {
    case .transform(let transform): transform.isSingular
    case .matrix(let matrix): Matrix4Interpolation(from: .identity, to: Matrix4(matrix)).isSingular
    default: false
    }
  }
}
