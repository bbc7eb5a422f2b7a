public import RowKit

/// An example screen as the gallery and the command line offer it.
///
/// Each screen describes itself in its own file, and the catalogue lists it:
///
/// ```swift
/// extension ExampleScreen {
///   static let settings = ExampleScreen(
///     name: "settings", title: "Settings", summary: "the settings of a phone"
///   ) { _ in SettingsScreen() }
/// }
/// ```
@MainActor public struct ExampleScreen {
  /// Creates a screen from the arguments given with its name.
  public typealias Maker =
    @MainActor (_ arguments: ExampleArguments) throws(ExampleError) -> ScreenController

  /// The name on the command line, such as `phone-numbers`.
  public let name: String

  /// The title in the gallery.
  public let title: String

  /// A one-line description of the screen.
  public let summary: String

  /// The operands that the screen takes, such as `[FILE…]`, or `nil` for none.
  public let operands: String?

  /// The largest number of operands.
  public var operandLimit: Int {
    guard let operands else { return 0 }
    return operands.contains("…") ? .max : 1
  }

  /// The screen's own options.
  public let options: [ExampleOption]

  /// Whether the gallery links to the screen.
  ///
  /// Otherwise it is available by name only.
  public let isInGallery: Bool

  private let maker: Maker

  /// Creates an entry for the catalogue.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - title: The title in the gallery.
  ///   - summary: A one-line description of the screen.
  ///   - operands: The operands that the screen takes, or `nil` for none.
  ///   - options: The screen's own options.
  ///   - isInGallery: Whether the gallery links to the screen.
  ///   - maker: Creates the screen.
  public init(
    name: String, title: String, summary: String, operands: String? = nil,
    options: [ExampleOption] = [], isInGallery: Bool = true, maker: @escaping Maker
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.operands = operands
    self.options = options
    self.isInGallery = isInGallery
    self.maker = maker
  }

  /// Creates a new instance of the screen.
  ///
  /// - Throws: ``ExampleError`` if an option has an invalid value or data can't be read.
  public func makeScreen(_ arguments: ExampleArguments) throws(ExampleError) -> ScreenController {
    try maker(arguments)
  }
}
