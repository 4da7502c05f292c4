// swift-format-ignore-file
import UIKit

extension UISheetPresentationController.Detent.Identifier {
    static let peek = UISheetPresentationController.Detent.Identifier("peek")
}

/// A sheet that peeks in, and grows when it is asked to.
class FilterSheetViewController: UIViewController {

    var onDismiss: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        if let sheet = sheetPresentationController {
            sheet.detents = [
                .custom(identifier: .peek) { context in context.maximumDetentValue * 0.25 },
                .medium(),
                .large(),
            ]
            sheet.selectedDetentIdentifier = .peek
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
        }
    }

    func expand() {
        guard let sheet = sheetPresentationController else { return }
        sheet.animateChanges {
            sheet.selectedDetentIdentifier = .large
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
            onDismiss?()
        }
    }
}

class FilterHostViewController: UIViewController {

    private(set) var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }

    func showFilters() -> FilterSheetViewController {
        let filters = FilterSheetViewController()
        filters.modalPresentationStyle = .pageSheet
        present(filters, animated: true)
        return filters
    }
}
