// swift-format-ignore-file
import UIKit

/// A sheet with two detents, laid out and moved by constraints alone.
class SheetViewController: UIViewController {

    enum Detent: CaseIterable {
        case hidden
        case medium
        case large
    }

    private(set) var detent: Detent = .hidden
    var onDetentChange: ((Detent) -> Void)?

    let dimmingView = UIView()
    let sheetView = UIView()
    let grabber = UIView()
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    let closeButton = UIButton(type: .system)
    let stackView = UIStackView()
    let slider = UISlider()

    private var topConstraint: NSLayoutConstraint!
    private var hiddenConstraint: NSLayoutConstraint!
    private var mediumConstraint: NSLayoutConstraint!

    private let spacing: CGFloat = 16

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.alpha = 0
        dimmingView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(dimmingView)

        sheetView.backgroundColor = .secondarySystemBackground
        sheetView.layer.cornerRadius = 20
        sheetView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheetView.layer.shadowOpacity = 0.25
        sheetView.layer.shadowRadius = 12
        sheetView.layer.shadowOffset = CGSize(width: 0, height: -2)
        sheetView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: spacing, bottom: 24, trailing: spacing)
        sheetView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sheetView)

        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.translatesAutoresizingMaskIntoConstraints = false
        sheetView.addSubview(grabber)

        titleLabel.text = "Nearby"
        titleLabel.font = UIFont.boldSystemFont(ofSize: 22)
        titleLabel.setContentHuggingPriority(.required, for: .vertical)

        detailLabel.text = "Places around you, the nearest first. Pull the sheet up to see all of them."
        detailLabel.font = .systemFont(ofSize: 15)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 0

        slider.minimumValue = 1
        slider.maximumValue = 25
        slider.value = 5
        slider.addAction(UIAction { [weak self] action in
            guard let slider = action.sender as? UISlider else { return }
            self?.titleLabel.text = "Within \(Int(slider.value)) km"
        }, for: .valueChanged)

        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.alignment = .fill
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.addArrangedSubview(titleLabel)
        stackView.addArrangedSubview(detailLabel)
        stackView.addArrangedSubview(slider)
        stackView.setCustomSpacing(24, after: detailLabel)
        sheetView.addSubview(stackView)

        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(UIAction { [unowned self] _ in
            self.move(to: .hidden)
        }, for: .touchUpInside)
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        sheetView.addSubview(closeButton)

        activateConstraints()
    }

    private func activateConstraints() {
        let guide = view.safeAreaLayoutGuide
        let margins = sheetView.layoutMarginsGuide

        topConstraint = sheetView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8)
        mediumConstraint = sheetView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5)
        hiddenConstraint = sheetView.topAnchor.constraint(equalTo: view.bottomAnchor)

        let bottom = sheetView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottom.priority = .defaultHigh

        let wide = stackView.widthAnchor.constraint(equalToConstant: 480)
        wide.priority = UILayoutPriority(rawValue: 700)

        NSLayoutConstraint.activate([
            dimmingView.topAnchor.constraint(equalTo: view.topAnchor),
            dimmingView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            sheetView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheetView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheetView.heightAnchor.constraint(greaterThanOrEqualToConstant: 200),
            bottom,

            grabber.topAnchor.constraint(equalTo: sheetView.topAnchor, constant: 6),
            grabber.centerXAnchor.constraint(equalTo: sheetView.centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 36),
            grabber.heightAnchor.constraint(equalToConstant: 5),

            closeButton.topAnchor.constraint(equalTo: margins.topAnchor),
            closeButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

            stackView.topAnchor.constraint(equalTo: margins.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stackView.trailingAnchor.constraint(lessThanOrEqualTo: closeButton.leadingAnchor, constant: -spacing),
            wide,

            hiddenConstraint
        ])
    }

    /// Swaps the constraints of the detent; without animation before the view is on the screen.
    func move(to newDetent: Detent, animated: Bool = true, completion: (() -> Void)? = nil) {
        detent = newDetent
        hiddenConstraint.isActive = false
        mediumConstraint.isActive = false
        topConstraint.isActive = false
        switch newDetent {
        case .hidden:
            hiddenConstraint.isActive = true
        case .medium:
            mediumConstraint.isActive = true
        case .large:
            topConstraint.isActive = true
        }

        let changes = {
            self.dimmingView.alpha = newDetent == .hidden ? 0 : 1
            self.view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            changes()
            completion?()
            return
        }
        UIView.animate(withDuration: 0.4,
                       delay: 0,
                       usingSpringWithDamping: 0.8,
                       initialSpringVelocity: 0,
                       options: [.allowUserInteraction, .beginFromCurrentState],
                       animations: changes) { finished in
            if finished {
                self.onDetentChange?(newDetent)
            }
            completion?()
        }
    }

    /// Leaves room below the status bar, for instance for a banner.
    func setTopInset(_ inset: CGFloat) {
        topConstraint.constant = inset
        guard detent == .large else { return }
        UIView.animate(withDuration: 0.2) {
            self.view.layoutIfNeeded()
        }
    }
}
