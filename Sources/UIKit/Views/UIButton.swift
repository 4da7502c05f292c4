/// A control with a title or an image.
@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    titleLabelView.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open private(set) var buttonType = ButtonType.custom

  private var looks: [(state: UIControl.State, look: Look)] = []

  private struct Look {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
  }

  private lazy var titleLabelView: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(label)
    return label
  }()

  private lazy var imageViewView: UIImageView = {
    let view = UIImageView()
    addSubview(view)
    return view
  }()

  open var titleLabel: UILabel? { titleLabelView }
  open var imageView: UIImageView? { imageViewView }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  open func title(for state: UIControl.State) -> String? { look(state, \.title) }
  open func titleColor(for state: UIControl.State) -> UIColor? { look(state, \.titleColor) }
  open func image(for state: UIControl.State) -> UIImage? { look(state, \.image) }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  open var currentImage: UIImage? { image(for: state) }

  /// The title and the image beside each other, with 6 points above and below a title.
  open override var intrinsicContentSize: CGSize {
    let title = currentTitle.map { text in
      TextLayout(text, font: titleLabelView.font, width: 0, lines: 1).size
    }
    let image = currentImage?.size ?? .zero
    return CGSize(
      width: (title?.width ?? 0) + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.map { $0.height + 12 } ?? 0, image.height) + contentEdgeInsets.top
        + contentEdgeInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: contentEdgeInsets)
    let image = currentImage?.size ?? .zero
    let title = currentTitle == nil ? .zero : titleLabelView.intrinsicContentSize
    let left = area.midX - (image.width + title.width) / 2
    if currentImage != nil {
      imageViewView.frame = CGRect(
        x: left, y: area.midY - image.height / 2, width: image.width, height: image.height)
    }
    if currentTitle != nil {
      titleLabelView.frame = CGRect(
        x: left + image.width, y: area.midY - title.height / 2, width: title.width,
        height: title.height)
    }
  }

  override var eventsOfTouchUp: [UIControl.Event] { [.touchUpInside, .primaryActionTriggered] }

  override var baselines: Baselines? { currentTitle == nil ? nil : titleLabelView.baselines }

  override func stateChanged() { show() }

  private func change(_ state: UIControl.State, _ body: (inout Look) -> Void) {
    if !looks.contains(where: { $0.state == state }) { looks.append((state, Look())) }
    guard let index = looks.firstIndex(where: { $0.state == state }) else { return }
    body(&looks[index].look)
    show()
  }

  private func show() {
    if let title = currentTitle {
      titleLabelView.text = title
      titleLabelView.textColor = currentTitleColor
    }
    if let image = currentImage { imageViewView.image = image }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// That of the state, else that of the normal state.
  private func look<T>(_ state: UIControl.State, _ part: KeyPath<Look, T?>) -> T? {
    looks.first { $0.state == state }?.look[keyPath: part]
      ?? looks.first { $0.state == .normal }?.look[keyPath: part]
  }
}
