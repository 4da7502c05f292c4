// swift-format-ignore-file
import UIKit

/// A photo that two fingers move, scale and turn together; a tap shows and hides the bar, two taps
/// put the photo back, a long press asks what to do with it.
final class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {

    let photo = UIImageView(image: UIImage(named: "photo"))
    let bar = UIView()
    let share = UIButton(type: .system)
    private(set) var asked = 0
    private(set) var shares = 0

    private lazy var pan = UIPanGestureRecognizer { [weak self] in
        guard let self, let pan = $0 as? UIPanGestureRecognizer else { return }
        let way = pan.translation(in: view)
        photo.center = CGPoint(x: photo.center.x + way.x, y: photo.center.y + way.y)
        pan.setTranslation(.zero, in: view)
    }
    private lazy var pinch = UIPinchGestureRecognizer { [weak self] in
        guard let self, let pinch = $0 as? UIPinchGestureRecognizer else { return }
        photo.transform = photo.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }
    private lazy var rotation = UIRotationGestureRecognizer { [weak self] in
        guard let self, let rotation = $0 as? UIRotationGestureRecognizer else { return }
        photo.transform = photo.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        photo.frame = CGRect(x: 46, y: 276, width: 300, height: 300)
        photo.isUserInteractionEnabled = true
        view.addSubview(photo)
        bar.frame = CGRect(x: 0, y: view.bounds.height - 100, width: view.bounds.width, height: 100)
        view.addSubview(bar)
        share.frame = CGRect(x: 20, y: 20, width: 60, height: 44)
        share.addAction(UIAction { [weak self] _ in self?.shares += 1 }, for: .touchUpInside)
        bar.addSubview(share)

        for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] {
            recognizer.delegate = self
            photo.addGestureRecognizer(recognizer)
        }
        let double = UITapGestureRecognizer { [weak self] _ in self?.putBack() }
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer { [weak self] _ in self?.toggleBar() }
        single.require(toFail: double)
        let press = UILongPressGestureRecognizer { [weak self] in
            if $0.state == .began { self?.asked += 1 }
        }
        for recognizer in [double, single, press] { view.addGestureRecognizer(recognizer) }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view === photo && otherGestureRecognizer.view === photo
    }

    private func putBack() {
        UIView.animate(withDuration: 0.25) {
            self.photo.transform = .identity
            self.photo.center = self.view.center
        }
    }

    private func toggleBar() {
        UIView.animate(withDuration: 0.2) { self.bar.alpha = self.bar.alpha == 0 ? 1 : 0 }
    }
}
