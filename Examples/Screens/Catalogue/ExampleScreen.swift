public import RowKit

/// One of the example screens, as the gallery and the command line offer it.
///
/// A screen says all about itself in its own file; the catalogue only lists it:
///
/// ```swift
/// extension ExampleScreen {
///   static let settings = ExampleScreen(
///     name: "settings", title: "Settings", summary: "the settings of a phone"
///   ) { _ in SettingsScreen() }
/// }
/// ```
@MainActor public struct ExampleScreen {
  /// Makes a screen from what a person said beside its name.
  public typealias Maker =
    @MainActor (_ arguments: ExampleArguments) throws(ExampleError) -> ScreenController

  /// The name by which a person asks for it, such as `phone-numbers`.
  public let name: String

  /// The words that the gallery shows.
  public let title: String

  /// What it shows, in a line.
  public let summary: String

  /// What may be named after the screen, such as `[FILE…]`; nil for nothing.
  public let operands: String?

  /// How many words may follow its name at most.
  public var operandLimit: Int {
    guard let operands else { return 0 }
    return operands.contains("…") ? .max : 1
  }

  /// The options of its own.
  public let options: [ExampleOption]

  /// Whether the gallery links to it; otherwise it must be asked for by name.
  public let isInGallery: Bool

  private let maker: Maker

  /// Creates an entry of the catalogue.
  ///
  /// - Parameters:
  ///   - name: The name by which a person asks for it.
  ///   - title: The words that the gallery shows.
  ///   - summary: What it shows, in a line.
  ///   - operands: What may be named after the screen; nil for nothing.
  ///   - options: The options of its own.
  ///   - isInGallery: Whether the gallery links to it.
  ///   - maker: Makes the screen.
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

  /// Makes the screen, anew each time.
  ///
  /// - Throws: ``ExampleError`` when an option has a wrong value, or data can't be read.
  public func makeScreen(_ arguments: ExampleArguments) throws(ExampleError) -> ScreenController {
    try maker(arguments)
  }
}
