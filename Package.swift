// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target of ours: Swift 6 mode, explicit existentials and imports, no warnings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: Target.Dependency..., resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "segue",
  products: [
    .executable(name: "segue", targets: ["segue"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "SegueKit", targets: ["Tool"]),
  ],
  targets: [
    // Values: no clock, no I/O.
    module("Text"),
    module("Motion"),
    module("Chart", "Text"),
    module("Script", "Text"),
    .systemLibrary(name: "CCmark"),
    module("Notebook", "Text", "CCmark"),

    // The stage.
    module("UIKit", "Motion"),
    module("_Testing_UIKit"),
    module("Session", "Text", "Script", "UIKit", "Motion", "Chart"),

    // The edge.
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),
    module("Terminal", "Text", "CEditline"),
    module("Tool", "Text", "Script", "Chart", "UIKit", "Session", "Notebook", "Terminal"),
    .executableTarget(name: "segue", dependencies: ["Tool"], swiftSettings: strict),
    .executableTarget(
      name: "segue-fuzz", dependencies: ["Session", "Notebook", "Text"], swiftSettings: strict),
    .target(name: "CPlain"),
    .executableTarget(
      name: "segue-bench", dependencies: ["Motion", "Chart", "UIKit", "Session", "CPlain"],
      swiftSettings: strict),

    // Code as an app writes it, with the toolchain's default settings.
    .target(
      name: "AppCode5", dependencies: ["UIKit"], path: "Tests/AppCode5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AppCode6", dependencies: ["UIKit"], path: "Tests/AppCode6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // An app with one interactive transition, and what it can see of it: public API only.
    .target(
      name: "AppWatch", dependencies: ["UIKit"], path: "Tests/AppWatch", packageAccess: false,
      swiftSettings: strict),
    .target(name: "CPty", path: "Tests/CPty", linkerSettings: [.linkedLibrary("util")]),
    .target(name: "CMalloc", path: "Tests/CMalloc"),
    .target(name: "Seeds", path: "Tests/Seeds", swiftSettings: strict),

    tests("TextTests", "Text"),
    tests("MotionTests", "Motion", "CMalloc", "Seeds", resources: [.copy("Golden")]),
    tests("ChartTests", "Chart", "Text", "Seeds"),
    tests("ScriptTests", "Script", "Session", "Text", "Seeds", resources: [.copy("Scenarios")]),
    tests("NotebookTests", "Notebook", "Text", "Seeds"),
    tests(
      "UIKitTests", "UIKit", "Motion", "AppCode5", "AppCode6", "AppWatch", "Seeds",
      "_Testing_UIKit"),
    tests(
      "SessionTests", "Session", "Script", "Text", "UIKit", "Motion", "Chart", "Seeds",
      "_Testing_UIKit"),
    tests("TerminalTests", "Terminal", "Text", "CPty"),
    tests(
      "ToolTests", "Tool", "Terminal", "Chart", "Session", "Script", "Notebook", "Text", "UIKit",
      "AppCode6", "CPty", "_Testing_UIKit"),
    tests("PackageTests"),
  ]
)
