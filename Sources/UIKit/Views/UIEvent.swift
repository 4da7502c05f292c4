/// An event that touches belong to.
@MainActor
open class UIEvent: NSObject {
}
