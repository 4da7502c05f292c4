/// Text of one line or more, of a size by `UIFont`'s metric; it takes no touches.
@MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layoutState.hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }

  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Not animated.
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  /// 0 stands for as many as it takes.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The width that lines are broken at; 0 leaves it to layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize {
    let free = textSize(width: 0).width
    let limit = preferredMaxLayoutWidth
    let width = limit > 0 ? limit : layoutState.wrappingWidth ?? 0
    return CGSize(
      width: limit > 0 ? min(free, limit) : free, height: textSize(width: width).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width) }

  open override func sizeToFit() {
    bounds.size = textSize(width: numberOfLines == 1 ? 0 : bounds.width)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override var baselines: Baselines? {
    Baselines(first: font.ascender, last: -font.descender)
  }

  private func textSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextLayout(
      text, font: font, width: numberOfLines == 1 ? 0 : width, lines: numberOfLines
    ).size
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
