// swift-format-ignore-file
import UIKit

/// Notes each appearance callback in the order it comes.
class LoggingViewController: UIViewController {

    static var log: [String] = []

    let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func note(_ event: String) {
        LoggingViewController.log.append("\(name).\(event)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))\(isBeingPresented ? " presented" : "")")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))\(isBeingPresented ? " presented" : "")")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))\(isBeingDismissed ? " dismissed" : "")")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))\(isBeingDismissed ? " dismissed" : "")")
    }
}

/// A screen that is its own transitioning delegate.
class SecondViewController: LoggingViewController, UIViewControllerTransitioningDelegate {

    let animator = ScaleAnimator()
    let badge = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 30))

    init() {
        super.init(name: "second")
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        badge.backgroundColor = UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
        badge.layer.cornerRadius = 8
        view.addSubview(badge)
    }

    func animationController(forPresented presented: UIViewController,
                             presenting: UIViewController,
                             source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        note("animationController(forPresented:)")
        animator.direction = .presenting
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        note("animationController(forDismissed:)")
        animator.direction = .dismissing
        return animator
    }
}
