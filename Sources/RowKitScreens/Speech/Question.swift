/// A question that can be asked and answered in lines of text.
///
/// Rows and overlays return it, so that a person can change them without seeing the screen: see
/// ``CellController/question(_:)`` and ``Overlay/question(on:)``.
///
/// ```swift
/// final class StarsRow: CellController {
///   private var stars = 3
///
///   func configure(_ cell: TableCell) {
///     cell.text = String(repeating: "★", count: stars)
///   }
///
///   func question(_ row: RowContext) -> Question? {
///     Question(.text(Question.Text(now: String(stars), rule: "0 to 5")) { text in
///       guard let stars = Int(text), (0...5).contains(stars) else { return "From 0 to 5" }
///       self.stars = stars
///       row.reload()
///       return nil
///     })
///   }
/// }
/// ```
@MainActor public struct Question {
  /// An answer to choose.
  public struct Option: Hashable, Sendable {
    package let title: String
    package let detail: String?
    package let isDestructive: Bool

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - title: The name of the option.
    ///   - detail: More about the option, or `nil` for nothing.
    ///   - isDestructive: Whether the option destroys something, so that a person has to type its name.
    public init(_ title: String, detail: String? = nil, isDestructive: Bool = false) {
      self.title = title
      self.detail = detail
      self.isDestructive = isDestructive
    }
  }

  /// The text that a person is asked for.
  public struct Text: Hashable, Sendable {
    package let now: String
    package let rule: String
    package let example: String
    package let isSecure: Bool
    package let isMultiline: Bool

    /// Creates a description of a text.
    ///
    /// - Parameters:
    ///   - now: The current text.
    ///   - rule: The accepted texts, in words such as `number 0 to 150`. It may be empty.
    ///   - example: An example, which is spoken for an empty text. It may be empty.
    ///   - isSecure: Whether the text is a secret, which is neither shown nor spoken.
    ///   - isMultiline: Whether the text may have several lines.
    public init(
      now: String, rule: String = "", example: String = "", isSecure: Bool = false,
      isMultiline: Bool = false
    ) {
      self.now = now
      self.rule = rule
      self.example = example
      self.isSecure = isSecure
      self.isMultiline = isMultiline
    }
  }

  /// The form of the answer, with the closure that receives it.
  public enum Form {
    /// Yes or no, with the answer that holds now, or `nil` if there is none.
    case yesOrNo(now: Bool?, (Bool) -> Void)
    /// One of several options, or `nil` if none is allowed.
    case one(of: [Option], now: Int?, allowsNone: Bool = false, (Int?) -> Void)
    /// Some of several options. The closure receives an option to add or remove.
    case several(of: [Option], now: Set<Int>, (Int) -> Void)
    /// A text. The closure returns the reason why it isn't accepted, or `nil`.
    case text(Text, (String) -> String?)
  }

  package let title: String
  package let message: String?
  package let form: Form
  package let cancel: () -> Void

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - form: The form of the answer, with the closure that receives it.
  ///   - title: The title, or an empty string for the label of the row.
  ///   - message: An explanation, or `nil` for none.
  ///   - cancel: Called when the question is left without an answer.
  public init(
    _ form: Form, title: String = "", message: String? = nil, cancel: @escaping () -> Void = {}
  ) {
    self.title = title
    self.message = message
    self.form = form
    self.cancel = cancel
  }
}
