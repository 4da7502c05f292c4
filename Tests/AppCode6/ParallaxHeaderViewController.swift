// swift-format-ignore-file
import UIKit

/// A picture above the content that moves at half its speed, stretches when it is pulled down and
/// blurs as it goes.
final class ParallaxHeaderViewController: UIViewController, UIScrollViewDelegate {

    static let headerHeight: CGFloat = 260
    static let barHeight: CGFloat = 90

    let scrollView = UIScrollView()
    let header = UIView()
    let imageView = UIImageView(image: UIImage(named: "mountains"))
    let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let titleLabel = UILabel()
    private let contentHeight: CGFloat
    private(set) var events: [String] = []

    init(contentHeight: CGFloat) {
        self.contentHeight = contentHeight
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        scrollView.contentInset = UIEdgeInsets(top: Self.headerHeight, left: 0, bottom: 0, right: 0)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: contentHeight)
        view.addSubview(scrollView)

        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.headerHeight)
        header.clipsToBounds = true
        header.isUserInteractionEnabled = false
        header.autoresizingMask = .flexibleWidth
        view.addSubview(header)

        imageView.contentMode = .scaleAspectFill
        imageView.frame = header.bounds
        imageView.autoresizingMask = [.flexibleWidth]
        header.addSubview(imageView)

        blurView.frame = header.bounds
        blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blurView.alpha = 0
        header.addSubview(blurView)

        titleLabel.text = "Mountains"
        titleLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        titleLabel.textColor = .white
        titleLabel.sizeToFit()
        titleLabel.frame.origin = CGPoint(x: 20, y: Self.headerHeight - titleLabel.bounds.height - 16)
        titleLabel.autoresizingMask = [.flexibleTopMargin, .flexibleRightMargin]
        header.addSubview(titleLabel)

        scrollView.setContentOffset(CGPoint(x: 0, y: -Self.headerHeight), animated: false)
    }

    func scrollToTop() {
        scrollView.setContentOffset(CGPoint(x: 0, y: -Self.headerHeight), animated: true)
    }

    // MARK: - UIScrollViewDelegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let distance = scrollView.contentOffset.y + Self.headerHeight
        if distance < 0 {
            header.frame.size.height = Self.headerHeight - distance
            imageView.frame = header.bounds
            blurView.alpha = 0
        } else {
            let height = max(Self.barHeight, Self.headerHeight - distance)
            header.frame.size.height = height
            imageView.frame = CGRect(x: 0, y: -min(distance, Self.headerHeight - Self.barHeight) / 2,
                                     width: header.bounds.width, height: Self.headerHeight)
            blurView.alpha = min(1, distance / (Self.headerHeight - Self.barHeight))
        }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        events.append("begin")
    }

    /// The header comes to rest open or closed, never in between.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                   targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        events.append("end")
        let travel = Self.headerHeight - Self.barHeight
        let distance = targetContentOffset.pointee.y + Self.headerHeight
        guard distance > 0, distance < travel else { return }
        targetContentOffset.pointee.y = (distance < travel / 2 ? 0 : travel) - Self.headerHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append(decelerate ? "decelerate" : "still")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        events.append("rest")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        events.append("scrolled")
    }
}
