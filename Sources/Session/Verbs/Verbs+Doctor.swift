import UIKit

extension Interpreter {
  static let doctorVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let problems = world.findings.flatMap(DoctorMessages.lines)
    let advice = world.advice.flatMap(DoctorMessages.lines)
    let lines = (problems.isEmpty ? [DoctorMessages.healthy] : problems) + advice
    world.tell(.text(lines.joined(separator: "\n")))
  }
}
