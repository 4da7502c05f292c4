/// What fingers are going to do, in order of time; of one time in the order in which it was said.
struct TouchSchedule {
  private struct Entry {
    let time: Double
    let sample: TouchSample
  }

  private var entries: [Entry] = []
  /// Those before it have been taken.
  private var first = 0

  var isEmpty: Bool { first == entries.count }

  /// The time of the first of them, seconds.
  var nextTime: Double? { isEmpty ? nil : entries[first].time }

  mutating func add(_ samples: [TouchSample], at time: Double) {
    var place = entries.count
    while place > first, entries[place - 1].time > time { place -= 1 }
    entries.insert(contentsOf: samples.map { Entry(time: time, sample: $0) }, at: place)
  }

  mutating func remove(finger: Int) {
    entries = entries[first...].filter { $0.sample.finger != finger }
    first = 0
  }

  /// Takes out what is due: time <= now + 1e-9.
  mutating func takeDue(at now: Double) -> [TouchSample] {
    var due: [TouchSample] = []
    while first < entries.count, entries[first].time <= now + Stage.tolerance {
      var sample = entries[first].sample
      if now - entries[first].time > Stage.tolerance { sample.time = entries[first].time }
      due.append(sample)
      first += 1
    }
    if isEmpty { (entries, first) = ([], 0) }
    return due
  }
}

extension Stage {
  /// What fingers are to do at a time, seconds: the input of the first turn at or after it.
  package func schedule(_ samples: [TouchSample], at time: Double) {
    guard time.isFinite else { return }
    touchSchedule.add(samples.filter(\.isFinite), at: time)
  }

  /// Forgets what a finger was to do.
  package func unschedule(finger: Int) { touchSchedule.remove(finger: finger) }

  /// What fingers do now, as a part of the turn of a statement: what that has begun starts later,
  /// and nothing is committed in between. From inside a turn it is the input of the next turn of the
  /// same instant.
  package func touchInTurn(_ samples: [TouchSample]) {
    touches.pending.append(contentsOf: samples.filter(\.isFinite))
    guard !isAdvancing, !isInTurn, !touches.isDelivering, blocks.stack.allSatisfy(\.isBracket)
    else { return }
    phase = .input
    with { touches.deliverPending() }
    phase = .mainQueue
  }

  /// The main thread is busy for some frames of the screen: the clock goes on, no further than to a
  /// time in seconds, and what is due waits.
  package func stall(frames: Int, until last: Double = .infinity) {
    guard frames > 0 else { return }
    let rate = Double(framesPerSecond)
    let end = ((nextTick * rate).rounded() + Double(frames - 1)) / rate
    time = max(time, min(end, last))
  }

  /// When something is due next, seconds: a finger, or what waits on the main queue.
  var nextDue: Double? {
    if !touches.pending.isEmpty { return time }
    guard let touch = touchSchedule.nextTime else { return queue.nextDeadline() }
    return queue.nextDeadline().map { min($0, touch) } ?? touch
  }
}
