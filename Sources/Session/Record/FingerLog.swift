import UIKit

/// Where fingers were while they were down.
struct FingerLog {
  fileprivate struct Touch {
    var times = ChunkedArray<Double>()
    var points = ChunkedArray<CGPoint>()
    var isDown = true

    init(at point: CGPoint, time: Double) {
      times.append(time)
      points.append(point)
    }
  }

  /// By finger, in the order in which they first touched; each with its touches.
  fileprivate var fingers: [(number: Int, touches: ChunkedArray<Touch>)] = []

  mutating func add(_ finger: Int, at point: CGPoint, isDown: Bool, time: Double) {
    if !fingers.contains(where: { $0.number == finger }) {
      fingers.append((finger, ChunkedArray()))
    }
    guard let index = fingers.firstIndex(where: { $0.number == finger }) else { return }
    let last = fingers[index].touches.endIndex - 1
    if last >= 0, fingers[index].touches[last].isDown {
      fingers[index].touches[last].add(point, isDown: isDown, time: time)
    } else if isDown {
      fingers[index].touches.append(Touch(at: point, time: time))
    }
  }

  /// The place of a finger at a time in seconds; nil while it was not down. From sample to sample it
  /// went straight.
  func point(of finger: Int, at time: Double) -> CGPoint? {
    guard let touches = fingers.first(where: { $0.number == finger })?.touches else { return nil }
    let next = touches.partition { $0.times[0] > time + Recording.tolerance }
    return next > 0 ? touches[next - 1].point(at: time) : nil
  }

  /// The finger with the lowest place in order that was down at a time.
  func down(at time: Double) -> CGPoint? {
    fingers.lazy.compactMap { point(of: $0.number, at: time) }.first
  }
}

extension FingerLog.Touch {
  fileprivate mutating func add(_ point: CGPoint, isDown: Bool, time: Double) {
    self.isDown = isDown
    if let last = times.last, time <= last + Recording.tolerance {
      points[points.count - 1] = point
    } else {
      times.append(time)
      points.append(point)
    }
  }

  fileprivate func point(at time: Double) -> CGPoint? {
    let next = times.partition { $0 > time + Recording.tolerance }
    guard next > 0 else { return nil }
    guard next < times.count else {
      return isDown || time <= times[next - 1] + Recording.tolerance ? points[next - 1] : nil
    }
    let part = max(0, (time - times[next - 1]) / (times[next] - times[next - 1]))
    let (a, b) = (points[next - 1], points[next])
    return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
