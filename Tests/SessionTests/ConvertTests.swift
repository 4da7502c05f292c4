import Foundation
import Session
import Testing

@MainActor
@Suite("convert")
struct ConvertTests {
  private let bench = Bench()

  @Test(
    "text to paste, then the largest difference",
    arguments: [
      (
        "easeIn", "css", "transition-timing-function: cubic-bezier(0.42, 0, 1, 1);"
      ),
      (
        "basic(375ms, material.standard)", "android",
        "duration = 375L\ninterpolator = PathInterpolator(0.4f, 0f, 0.2f, 1f)"
      ),
      (
        "spring(mass: 1, stiffness: 100, damping: 10)", "uikit",
        "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, "
          + "initialVelocity: CGVector(dx: 0, dy: 0))"
      ),
      ("spring(duration: 0.5, bounce: 0.3)", "swiftui", ".spring(duration: 0.5, bounce: 0.3)"),
      ("systemSpring", "uikit", "UISpringTimingParameters()"),
    ])
  func exact(_ curve: String, _ target: String, _ text: String) {
    #expect(
      bench.run("convert \(curve) to \(target)") == text + "\nlargest difference: below 1e-9")
  }

  @Test("a spring in CSS is a line of corners, within a thousandth, and that is said")
  func corners() {
    let text = bench.run("convert spring(damping: 0.5, duration: 0.5s) to css")
    #expect(text.hasPrefix("transition-duration: 500ms;\ntransition-timing-function: linear(0 0%"))
    #expect(
      isNear(
        Card(text.replacingOccurrences(of: ": ", with: "  ")).number("largest difference"), 0.001,
        1e-4))
  }

  @Test(
    "what cannot be had is said with its reason, and is no failure",
    arguments: [
      ("decay(velocity: 1000)", "uikit", "it has no decay"),
      ("smooth", "figma", nil),
      ("steps(3)", "pop", "it has no steps"),
      ("spring(damping: 0.5, duration: 1, velocity: 2)", "figma", "its springs start at rest"),
      ("spring(stiffness: 100, damping: 0)", "css", "the motion never ends"),
      ("spring(damping: 0.5, duration: 1, clamped: true)", "swiftui", "where they first arrive"),
    ])
  func impossible(_ curve: String, _ target: String, _ reason: String?) {
    let text = bench.run("convert \(curve) to \(target)")
    #expect(text.hasPrefix("cannot be had for \(target): ") == (reason != nil))
    if let reason { #expect(text.contains(reason)) }
    #expect(bench.status("convert \(curve) to \(target)") == .ok)
  }

  @Test("what one should know stands under it")
  func notes() {
    #expect(
      bench.run("convert spring(bounciness: 4, speed: 12) to pop").contains("\nnote: POP's own"))
  }

  @Test("a target is needed, and a curve")
  func errors() {
    #expect(bench.error("convert easeIn") == "`convert` needs the option `to`")
    #expect(bench.error("convert 3 to css") == "`convert` wants a curve, got a plain number")
    #expect(bench.error("convert easeIn to cs")?.contains("`cs`") == true)
  }
}
