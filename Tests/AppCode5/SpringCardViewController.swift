// swift-format-ignore-file
import UIKit

/// A card that opens and closes on springs. Every tap may come while the last one still moves.
class SpringCardViewController: UIViewController {

    private(set) var isOpen = false
    private(set) var log: [String] = []

    let card = UIView()
    let badge = UIView()
    let dim = UIView()

    private let closedHeight: CGFloat = 120
    private let openHeight: CGFloat = 420

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white

        dim.frame = view.bounds
        dim.backgroundColor = .black
        dim.alpha = 0
        view.addSubview(dim)

        card.frame = frame(open: false)
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        view.addSubview(card)

        badge.frame = CGRect(x: 16, y: 16, width: 24, height: 24)
        badge.backgroundColor = .red
        card.addSubview(badge)
    }

    func toggle() {
        isOpen.toggle()
        let open = isOpen
        UIView.animate(
            withDuration: 0.6,
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.card.frame = self.frame(open: open)
                self.card.layer.cornerRadius = open ? 24 : 12
                self.dim.alpha = open ? 0.4 : 0
            },
            completion: { finished in
                self.log.append("\(open ? "open" : "closed") \(finished)")
            })
    }

    /// The badge jumps with the spring of iOS 17.
    func bounceBadge() {
        badge.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
        UIView.animate(springDuration: 0.5, bounce: 0.4) {
            badge.transform = .identity
        } completion: { [weak self] _ in
            self?.log.append("badge")
        }
    }

    /// The picture of the card flies off while the card itself is gone at once.
    func throwAway() {
        guard let picture = card.snapshotView(afterScreenUpdates: false) else { return }
        picture.frame = card.frame
        view.addSubview(picture)
        UIView.performWithoutAnimation {
            card.removeFromSuperview()
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn) {
            picture.center.y += self.view.bounds.height
            picture.transform = CGAffineTransform(rotationAngle: .pi / 8)
        } completion: { _ in
            picture.removeFromSuperview()
            self.log.append("thrown")
        }
    }

    private func frame(open: Bool) -> CGRect {
        let height = open ? openHeight : closedHeight
        return CGRect(
            x: 16, y: view.bounds.height - height - 16,
            width: view.bounds.width - 32, height: height)
    }
}
