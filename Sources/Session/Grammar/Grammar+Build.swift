import Script

extension Grammar {
  static var buildVerbs: [VerbSignature] {
    [screen, window, view, controller, navigation, tabs, collection, layout, snapshot]
      + [add, attach, remove]
  }

  private static var screen: VerbSignature {
    VerbSignature(
      "screen", .build, "Takes a screen of a size, before there is a window.",
      operands: ["size: word(iPhone|iPhoneSE|iPad) | pair"],
      options: ["duration: time = 0.3s // of the turn"],
      prints: "`screen 393 x 852`",
      uikit: "UIScreen; with a window up, viewWillTransition(to:with:)",
      example: "screen (852, 393)")
  }

  private static var window: VerbSignature {
    VerbSignature(
      "window", .build, "Puts a controller into the window and shows it.",
      operands: ["root: controller"],
      uikit: "UIWindow rootViewController, makeKeyAndVisible", example: "window list")
  }

  private static var view: VerbSignature {
    VerbSignature(
      "view", .build, "Makes a view, in a controller's block or `in` another view.",
      operands: ["NAME: name", "kind?: word(image|label|button|scroll|slider)"],
      options: [
        "in: view // its superview",
        "frame: rect // in its superview, points", "center: pair", "size: pair", "color: color",
        "alpha: number = 1 // 0 clear, 1 opaque", "corner: length = 0 // radius of its corners",
        "anchor: pair = (0.5, 0.5) // what its center is of it, from 0 to 1",
        "transform: transform = identity", "hidden: bool = false",
        "clips: bool = false // cuts its subviews at its bounds", "text: value",
        "content: pair // of a scroll view: the size of what scrolls",
        "paging: bool = false // of a scroll view: stops at whole pages",
        "userInteraction: bool // takes touches; an image or label does only if told",
      ],
      block: .members(on: ["layout", "tap", "change(value)", "scroll(offset)"]),
      makes: .object("view"),
      uikit: "UIView, UIImageView, UILabel, UIButton, UIScrollView, UISlider",
      example: "view image in photo frame (60, 300, 255, 180) color teal")
  }

  private static var controller: VerbSignature {
    VerbSignature(
      "controller", .build, "Makes a view controller; what its block makes is in its view.",
      operands: ["NAME: name"],
      options: [
        "style: \(presentationStyle) = automatic // how it is presented",
        "transition: word(coverVertical|flipHorizontal|crossDissolve|partialCurl) = coverVertical"
          + " // the built-in animation",
        "transitioningDelegate: delegate? // asked for animators; held weakly",
        "color: color = white // of its view", "size: pair // preferred",
        "definesContext: bool = false // currentContext covers this one",
        "modal: bool = false // no swipe dismisses its sheet",
        "detents: [detent] = [large] // where its sheet rests",
        "grabber: bool = false // shown on its sheet",
      ],
      block: .members(on: appearance), makes: .object("controller"),
      uikit: "UIViewController, sheetPresentationController",
      example: "controller photo style custom { view image color teal }")
  }

  private static var navigation: VerbSignature {
    VerbSignature(
      "navigation", .build, "Makes a navigation controller with its first page.",
      operands: ["NAME: name"],
      options: [
        "root: controller // its first page",
        "delegate: delegate? // asked for animators of push and pop",
        "style: \(presentationStyle) = automatic // how it is presented",
      ],
      block: .members(), makes: .object("navigation"), uikit: "UINavigationController",
      example: "navigation nav root list")
  }

  private static var tabs: VerbSignature {
    VerbSignature(
      "tabs", .build, "Makes a tab bar controller of several pages.",
      operands: ["NAME: name", "controllers: [controller]"],
      options: ["delegate: delegate? // asked for animators of a selection"],
      block: .members(), makes: .object("tabs"), uikit: "UITabBarController",
      example: "tabs bar [home, search]")
  }

  private static var collection: VerbSignature {
    VerbSignature(
      "collection", .build, "Makes a collection of cells that a layout places.",
      operands: ["NAME: name"],
      options: [
        "layout!: layout", "items!: int // how many cells", "color: color = white // of its view",
        "layoutToLayout: bool = false // a push goes from the layout below to this one's",
      ],
      block: .members(on: appearance + ["select(index)"]), makes: .object("collection"),
      uikit: "UICollectionViewController, useLayoutToLayoutNavigationTransitions",
      example: "collection grid layout small items 12")
  }

  private static var layout: VerbSignature {
    VerbSignature(
      "layout", .build, "Makes a layout for collections.",
      operands: ["NAME: name", "kind: word(flow|grid|stack)"],
      options: [
        "item: pair // size of a cell", "columns: int // of a grid: square cells fill the width",
        "spacing: length = 10 // between cells", "inset: length = 0 // around all cells",
        "direction: word(vertical|horizontal) = vertical // which way it scrolls",
      ],
      makes: .object("layout"), uikit: "UICollectionViewFlowLayout",
      example: "layout small grid columns 3 spacing 3")
  }

  private static var snapshot: VerbSignature {
    VerbSignature(
      "snapshot", .build, "Makes a replica of a view as it looks; none if it was never shown.",
      operands: ["NAME: name"],
      options: [
        "of!: view", "rect: rect // a part of it",
        "afterUpdates: bool = false // as it looks once what is set is shown",
      ],
      makes: .optional(.object("view")),
      uikit: "snapshotView(afterScreenUpdates:), resizableSnapshotView(from:...)",
      example: "snapshot ghost of photo.image")
  }

  private static var add: VerbSignature {
    VerbSignature(
      "add", .build, "Puts a view or a child controller where it belongs.",
      operands: ["what: view | controller | [behavior]"],
      options: [
        "to: view | controller | dynamics = container // in a transition, its container",
        "above: view // in front of this one", "below: view // behind this one",
        "at: int // place among the subviews, 0 hindmost",
      ],
      uikit: "addSubview, insertSubview, addChild + didMove, addBehavior",
      example: "add to.view below from.view")
  }

  private static var attach: VerbSignature {
    VerbSignature(
      "attach", .build, "Sets the delegate that a controller's transitions ask.",
      operands: ["delegate: delegate"], options: ["to!: controller | navigation | tabs"],
      uikit: "transitioningDelegate = (delegate = of a navigation or tabs), held weakly",
      example: "attach fancy to photo")
  }

  private static var remove: VerbSignature {
    VerbSignature(
      "remove", .build, "Takes a view or a child controller out.",
      operands: ["what: view | controller | behavior | recognizer"],
      uikit: "removeFromSuperview, willMove(toParent: nil) + removeFromParent, removeBehavior",
      example: "remove ghost")
  }

  static var presentationStyle: String {
    "word(automatic|fullScreen|pageSheet|formSheet|currentContext|custom|overFullScreen"
      + "|overCurrentContext|popover)"
  }

  private static var appearance: [String] {
    [
      "didLoad", "willAppear(animated)", "isAppearing(animated)", "didAppear(animated)",
      "willDisappear(animated)", "didDisappear(animated)", "layout", "willTransition(size)",
      "detent",
    ]
  }
}
