import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// The files that screens of the catalogue need.
@MainActor final class ScreenFiles {
  private let table: TemporaryText
  private let document: TemporaryText
  private let schema: TemporaryText
  private let bundle: TemporaryBundle

  /// The parts into which the catalogue is cut, for tests that drive all of it.
  nonisolated static let parts = 0..<4

  /// Returns the screens of a part of the catalogue.
  static func screens(of part: Int) -> [ExampleScreen] {
    ExampleCatalogue.screens.enumerated().filter { $0.offset % parts.count == part }.map(\.element)
  }

  /// Whether a screen shows something of its own after keys.
  ///
  /// Looking for a text, or for a field, among very many rows only takes longer.
  static func isOwnMode(_ keys: String, of name: String) -> Bool {
    switch name {
    case "million", "bench-list": !keys.hasPrefix("/") && !keys.hasPrefix("tab")
    case "composed": !keys.hasPrefix("/")
    default: true
    }
  }

  init() throws {
    table = try TemporaryText("name,age\nAda,36\nGrace,85\nAlan,41\nBob,7\n")
    document = try TemporaryText(#"{"name": "Ada", "age": 36, "phones": ["1", "2"], "more": {}}"#)
    schema = try TemporaryText(
      """
      {"title": "Contact", "required": ["name"], "properties": {"name": {"type": "string"},
      "age": {"type": "integer"}, "phones": {"type": "array", "items": {"type": "string"}}}}
      """)
    bundle = try TemporaryBundle()
  }

  /// Returns a driver of a screen without animations, after it handled keys.
  func driver(_ name: String, _ keys: String...) throws -> ScreenDriver {
    let screen = try #require(ExampleCatalogue.screen(named: name))
    let driver = ScreenDriver(
      try screen.makeScreen(arguments(for: name)), size: ScreenSize(width: 60, height: 14))
    driver.stage.animatesChanges = false
    for script in keys where !script.isEmpty { driver.press(script) }
    return driver
  }

  /// Returns the arguments of a screen, with a file for one that needs it.
  func arguments(for name: String) -> ExampleArguments {
    switch name {
    case "log", "table": ExampleArguments(operands: [table.path])
    case "edit": ExampleArguments(operands: [document.path], options: ["schema": schema.path])
    case "ask": ExampleArguments(operands: [schema.path])
    case "settings-bundle": ExampleArguments(operands: [bundle.path])
    default: ExampleArguments()
    }
  }
}
