/// Something done to what is behind a view.
@MainActor
open class UIVisualEffect: NSObject {}

@MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public let style: Style
}

@MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  public let blurEffect: UIBlurEffect
}

/// A view with an effect that comes and goes gradually inside a block of animations.
@MainActor
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addSubview(contentView)
    self.effect = effect
    showEffect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What stands in front of the effect.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }()

  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  private func showEffect() { layer.set(.effect, .number(effect == nil ? 0 : 1)) }

  /// How much of the effect is seen, 0 to 1.
  package var shownEffect: Double {
    let layer = layer.presentation() ?? layer
    if case .number(let number) = layer.store.model[.effect] { return number }
    return 0
  }
}
