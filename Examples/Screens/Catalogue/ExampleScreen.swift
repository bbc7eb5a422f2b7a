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
    @MainActor @Sendable (_ arguments: ExampleArguments) throws(ExampleError) -> ScreenController

  /// Creates a screen of what was read for it, without looking at files again.
  public typealias Presenter = @MainActor @Sendable () throws(ExampleError) -> ScreenController

  /// Reads the files of a screen, on any thread.
  public typealias Reader =
    @Sendable (_ arguments: ExampleArguments) throws(ExampleError) -> Presenter

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

  /// Whether an operand `-` is standard input.
  public let readsInput: Bool

  /// The screen's own options.
  public let options: [ExampleOption]

  /// Whether the gallery links to the screen.
  ///
  /// Otherwise it is available by name only.
  public let isInGallery: Bool

  /// Whether the gallery shows the same instance again, because its values outlast a visit.
  public let isKept: Bool

  /// Whether the screen asks for an answer, which the program prints.
  public let isQuestion: Bool

  /// Whether the screen asks for changes of standard input, which the program prints.
  public let isFilter: Bool

  /// Whether the screen has values, which `--json` prints.
  public let hasValues: Bool

  private let reader: Reader

  /// Creates an entry for the catalogue.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - title: The title in the gallery.
  ///   - summary: A one-line description of the screen.
  ///   - operands: The operands that the screen takes, or `nil` for none.
  ///   - options: The screen's own options.
  ///   - isInGallery: Whether the gallery links to the screen.
  ///   - hasValues: Whether the screen has values, which `--json` prints.
  ///   - maker: Creates the screen.
  public init(
    name: String, title: String, summary: String, operands: String? = nil,
    options: [ExampleOption] = [], isInGallery: Bool = true, hasValues: Bool = false,
    maker: @escaping Maker
  ) {
    self.init(
      name: name, title: title, summary: summary, operands: operands, options: options,
      isInGallery: isInGallery, hasValues: hasValues
    ) { arguments throws(ExampleError) in
      { () throws(ExampleError) in try maker(arguments) }
    }
  }

  /// Creates an entry for a screen that reads files.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - title: The title in the gallery.
  ///   - summary: A one-line description of the screen.
  ///   - operands: The operands that the screen takes, or `nil` for none.
  ///   - options: The screen's own options.
  ///   - isInGallery: Whether the gallery links to the screen.
  ///   - isKept: Whether the gallery shows the same instance again.
  ///   - isQuestion: Whether the screen asks for an answer, which the program prints.
  ///   - readsInput: Whether an operand `-` is standard input.
  ///   - isFilter: Whether the screen asks for changes of standard input.
  ///   - hasValues: Whether the screen has values, which `--json` prints.
  ///   - reader: Reads the files and returns a maker of the screen.
  public init(
    name: String, title: String, summary: String, operands: String? = nil,
    options: [ExampleOption] = [], isInGallery: Bool = true, isKept: Bool = false,
    isQuestion: Bool = false, readsInput: Bool = false, isFilter: Bool = false,
    hasValues: Bool = false, reader: @escaping Reader
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.operands = operands
    self.options = options
    self.isInGallery = isInGallery
    self.isKept = isKept
    self.isQuestion = isQuestion
    self.readsInput = readsInput
    self.isFilter = isFilter
    self.hasValues = hasValues
    self.reader = reader
  }

  /// Whether the screen asks for an answer when it is given these arguments.
  public func asks(_ arguments: ExampleArguments) -> Bool {
    isQuestion || isFilter && arguments.operands.contains("-")
  }

  /// Creates a new instance of the screen, after its files were read on the calling thread.
  ///
  /// - Throws: ``ExampleError`` if an option has an invalid value or data can't be read.
  public func makeScreen(_ arguments: ExampleArguments) throws(ExampleError) -> ScreenController {
    let present = try reader(arguments)
    return try present()
  }

  /// Returns a new instance of the screen, or an ``OpeningScreen`` if its files can't be read soon.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - patience: The maximum time to wait for the files.
  /// - Returns: The screen, or the one that waits for it.
  /// - Throws: ``ExampleError`` if an option has an invalid value or data can't be read.
  public func openScreen(
    _ arguments: ExampleArguments, patience: Duration = .milliseconds(50)
  ) throws(ExampleError) -> ScreenController {
    try OpeningScreen.screen(title, patience: patience) { [reader] in
      Result { () throws(ExampleError) in try reader(arguments) }
    }
  }
}
