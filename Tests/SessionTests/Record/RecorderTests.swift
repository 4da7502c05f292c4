import Session
import Testing

@testable import UIKit

@MainActor
@Suite struct RecorderTests {
  @Test("what a stage tells its observer is recorded and traced")
  func observes() {
    let recorder = Recorder()
    let observer: any StageObserver = recorder
    observer.committed(
      StageFrame(
        time: 0.5, turn: 1, changes: .init([change(1, .opacity, .number(0.25))]), added: [],
        removed: []))
    observer.emitted(
      StageEvent(
        number: 1, time: 0.5, turn: 1, phase: .commit, depth: 0, kind: .note, edge: .instant,
        receiver: nil, name: "here", arguments: [], result: nil, reason: nil))
    #expect(recorder.recording.opacity(0.5) == 0.25)
    #expect(recorder.trace.texts == ["note here"])
    let kept = recorder.recording
    recorder.clear()
    #expect(recorder.recording.span == nil)
    #expect(recorder.trace.count == 0)
    #expect(kept.opacity(0.5) == 0.25)
  }
}
