// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RowKit",
  platforms: [.macOS("15.4")],
  products: [
    .library(name: "RowKit", targets: ["RowKit"]),
    .library(name: "RowKitCore", targets: ["RowKitCore"]),
    .library(name: "JSONSchema", targets: ["JSONSchema"]),
    .library(name: "RowKitTerminal", targets: ["RowKitTerminal"]),
    .library(name: "RowKitStorage", targets: ["RowKitStorage"]),
    .library(name: "RowKitSchemas", targets: ["RowKitSchemas"]),
    .library(name: "RowKitSnapshots", targets: ["RowKitSnapshots"]),
    .library(name: "RowKitTesting", targets: ["RowKitTesting"]),
    .library(name: "RowKitPrograms", targets: ["RowKitPrograms"]),
    .executable(name: "rowkit", targets: ["RowKitCLI"]),
    .executable(name: "rowkit-bench", targets: ["RowKitBench"]),
  ],
  targets: [
    // Values that import nothing of ours: text and characters on a screen, the changes between two
    // states of a list, and JSON.
    .target(name: "CharacterScreen"),
    .target(name: "ListChanges"),
    .target(name: "JSONText"),

    // Rules for JSON texts: schemas, and the patterns and formats in them.
    .target(name: "JSONSchema", dependencies: ["JSONText"]),

    // Screens and the stage that shows them. It knows no table and no host.
    .target(name: "RowKitScreens", dependencies: ["CharacterScreen"]),

    // Rows, their cells and groups: what an app writes. It knows no table.
    .target(name: "RowKitRows", dependencies: ["RowKitScreens", "ListChanges"]),

    // The core: tables, made of rows and shown on screens. It knows no kind of row and no host.
    .target(name: "RowKitCore", dependencies: ["RowKitRows"]),

    // The kinds of rows, with their controls and the values that they are bound to.
    .target(name: "RowLibrary", dependencies: ["RowKitCore", "JSONText"]),

    // Dialects: ways to describe a table. None imports another.
    .target(name: "RowKitForms", dependencies: ["RowLibrary"]),
    .target(name: "RowKitModels", dependencies: ["RowLibrary"]),
    .target(name: "RowKitComposed", dependencies: ["RowLibrary"]),
    .target(name: "RowKitPages", dependencies: ["RowLibrary"]),

    // The framework: an umbrella that re-exports all that an app needs.
    .target(
      name: "RowKit",
      dependencies: [
        "CharacterScreen", "JSONText", "ListChanges", "RowKitScreens", "RowKitRows", "RowKitCore",
        "RowLibrary", "RowKitForms", "RowKitModels", "RowKitComposed", "RowKitPages",
      ]),

    // Hosts: what puts a stage on a terminal, into text and pictures, and into tests. Only the
    // conversation in lines knows rows, because it says them and asks for their values.
    .target(name: "TerminalCodec", dependencies: ["CharacterScreen"]),
    .target(name: "RowKitLinear", dependencies: ["RowKitCore"]),
    .target(
      name: "RowKitTerminal", dependencies: ["RowKitScreens", "RowKitLinear", "TerminalCodec"]),
    .target(name: "RowKitSnapshots", dependencies: ["RowKitScreens"]),
    .target(
      name: "RowKitTesting", dependencies: ["RowKit", "RowKitSnapshots", "RowKitLinear"]),

    // Random machines that change tables, records and fields and check what becomes of them.
    .target(name: "RowKitMachines", dependencies: ["ListChanges", "RowKit", "RowKitTesting"]),

    // Programs that show a screen, with the options that people and scripts expect.
    .target(
      name: "RowKitPrograms",
      dependencies: [
        "RowKitScreens", "JSONText", "RowKitTerminal", "RowKitSnapshots",
      ]),

    // Models that files keep.
    .target(name: "RowKitStorage", dependencies: ["RowKit"]),

    // Screens from data: settings bundles and JSON schemas.
    .target(
      name: "RowKitSchemas", dependencies: ["RowKit", "JSONText", "JSONSchema", "RowKitStorage"]),

    // Examples: what an app looks like.
    .target(name: "AddressBook", dependencies: ["JSONText"], path: "Examples/AddressBook"),
    .target(name: "Files", path: "Examples/Files"),
    .target(name: "OwnRow", dependencies: ["RowKit"], path: "Examples/OwnRow"),
    .target(
      name: "ExampleScreens",
      dependencies: [
        "RowKit", "RowKitStorage", "RowKitSchemas", "JSONSchema", "AddressBook", "Files", "OwnRow",
      ],
      path: "Examples/Screens", resources: [.embedInCode("TableDesign/Layouts")]),

    // The programs that the guides lead to.
    .executableTarget(
      name: "Programs", dependencies: ["RowKit", "RowKitPrograms", "RowKitStorage", "OwnRow"],
      path: "Examples/Programs", exclude: ["LOG.md"]),

    // Programs. Their modules are not called like their products, because `RowKit` and `rowkit`
    // are one name on a file system that ignores case.
    .executableTarget(
      name: "RowKitCLI",
      dependencies: [
        "RowKit", "JSONText", "JSONSchema", "RowKitPrograms", "ExampleScreens",
      ],
      path: "Examples/rowkit"),
    .executableTarget(
      name: "RowKitBench",
      dependencies: [
        "RowKit", "TerminalCodec", "RowKitTerminal", "RowKitSnapshots", "RowKitTesting",
        "RowKitMachines", "RowKitStorage", "RowKitSchemas", "RowKitPrograms", "JSONSchema",
        "JSONText",
        "ExampleScreens", "AddressBook", "Files",
      ],
      path: "Sources/rowkit-bench"),

    // Traits of tests: the thread on which they run, and what the system must have.
    .target(name: "TestTraits", path: "Tests/TestTraits"),

    // The tutorial's app and its tests, as its last step leaves them.
    .testTarget(
      name: "TutorialTests", dependencies: ["RowKit", "RowKitTesting"],
      path: "Sources/RowKit/RowKit.docc/Tutorials/Resources",
      sources: ["change-4.swift", "ship-1.swift", "test-2.swift"]),
    .testTarget(
      name: "CharacterScreenTests",
      dependencies: ["CharacterScreen", "RowKitTesting", "TestTraits"]),
    .testTarget(
      name: "ListChangesTests",
      dependencies: ["ListChanges", "RowKitTesting", "RowKitMachines", "TestTraits"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "RowKitTesting", "TestTraits"]),
    .testTarget(name: "JSONSchemaTests", dependencies: ["JSONSchema", "JSONText", "TestTraits"]),
    .testTarget(
      name: "RowKitTests",
      dependencies: [
        "CharacterScreen", "ListChanges", "RowKit", "RowKitCore", "RowKitTesting", "RowKitMachines",
        "RowLibrary", "TestTraits",
      ]),
    .testTarget(
      name: "TerminalCodecTests",
      dependencies: ["CharacterScreen", "TerminalCodec", "RowKit", "RowKitTesting", "TestTraits"],
      exclude: ["Looks/__Golden__"]),
    .testTarget(
      name: "RowKitTerminalTests",
      dependencies: ["RowKit", "RowKitTerminal", "TerminalCodec", "TestTraits"]),
    .testTarget(
      name: "RowKitProgramsTests", dependencies: ["RowKit", "RowKitPrograms", "TestTraits"]),
    .testTarget(name: "RowKitStorageTests", dependencies: ["RowKit", "RowKitStorage"]),
    .testTarget(
      name: "RowKitSchemasTests",
      dependencies: [
        "RowKit", "JSONText", "JSONSchema", "RowKitStorage", "RowKitSchemas", "RowKitTesting",
        "TestTraits",
      ], exclude: ["Bundles/__Golden__", "Edited/__Golden__"]),
    .testTarget(
      name: "RowKitSnapshotsTests",
      dependencies: ["RowKit", "RowKitSnapshots", "RowKitTesting"], exclude: ["__Golden__"]),
    .testTarget(
      name: "AddressBookTests", dependencies: ["AddressBook", "RowKitTesting", "TestTraits"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestTraits"]),
    .testTarget(name: "OwnRowTests", dependencies: ["RowKit", "RowKitTesting", "OwnRow"]),
    .testTarget(
      name: "ExampleScreensTests",
      dependencies: [
        "RowKit", "RowKitLinear", "RowKitStorage", "RowKitSnapshots", "RowKitTesting",
        "ExampleScreens", "AddressBook", "Files", "TestTraits",
      ], exclude: ["Linear/__Golden__", "Rows/__Golden__"]),
    .testTarget(
      name: "ProgramsTests",
      dependencies: ["RowKit", "RowKitPrograms", "RowKitStorage", "RowKitTesting", "Programs"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "RowKit", "RowKitPrograms", "RowKitCLI", "RowKitBench", "RowKitTesting", "ExampleScreens",
        "TestTraits",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// The names of the targets that a target depends on.
func names(of dependencies: [Target.Dependency]) -> [String] {
  dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}

/// Returns the targets on which a target depends, directly or through others.
@MainActor func reached(from name: String) -> Set<String> {
  let direct = names(of: package.targets.first { $0.name == name }?.dependencies ?? [])
  return direct.reduce(into: Set(direct)) { $0.formUnion(reached(from: $1)) }
}

for target in package.targets {
  // A target is built again only when one that it names has changed, and many see through the
  // umbrella, or through a class that they subclass, what stands further below.
  let named = names(of: target.dependencies)
  target.dependencies += reached(from: target.name).subtracting(named).sorted()
    .map { .byName(name: $0) }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
}
