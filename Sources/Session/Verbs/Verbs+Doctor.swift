import UIKit

extension Interpreter {
  static let doctorVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let lines = world.findings.flatMap(DoctorMessages.lines)
    world.tell(.text(lines.isEmpty ? DoctorMessages.healthy : lines.joined(separator: "\n")))
  }
}
