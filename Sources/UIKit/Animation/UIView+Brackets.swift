internal import Motion

/// The brackets that came before blocks: what is changed between `beginAnimations` and
/// `commitAnimations` is animated, in 0.2 s with easeInOut unless the setters, which count inside a
/// bracket only, say otherwise. There is no selector to call at the end here.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let stage = Stage.current
    let group = stage.makeGroup("beginAnimations", nil)
    stage.open(
      AnimationRequest(
        group.name, duration: 0.2, law: .curve(.easeInOut), options: .outsideOfOthers), group,
      isBracket: true)
  }

  public class func commitAnimations() {
    let stage = Stage.current
    guard let block = stage.blocks.stack.last, block.isBracket else { return }
    stage.close(block.group)
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    Stage.current.inBracket { $0.duration = duration > 0 && duration.isFinite ? duration : 0 }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    Stage.current.inBracket { $0.delay = delay > 0 && delay.isFinite ? delay : 0 }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    Stage.current.inBracket {
      $0.law = .curve(curve.timingCurve)
      $0.pace = .curve(curve.timingCurve)
      $0.group.law = nil
    }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    Stage.current.inBracket { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    Stage.current.inBracket { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    Stage.current.inBracket {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }
}

extension UIView.AnimationOptions {
  /// A bracket inside a block takes nothing from it.
  fileprivate static let outsideOfOthers: UIView.AnimationOptions = [
    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
  ]
}

extension Stage {
  /// Changes the innermost block if a bracket made it.
  fileprivate func inBracket(_ change: (inout AnimationBlock) -> Void) {
    guard let index = blocks.stack.indices.last, blocks.stack[index].isBracket else { return }
    change(&blocks.stack[index])
  }
}
