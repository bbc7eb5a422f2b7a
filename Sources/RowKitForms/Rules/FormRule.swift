/// A rule for a field of a form.
///
/// ```swift
/// FormField(.email, .textField("E-mail", $account.email)).rules(.required(), .email())
/// ```
///
/// All rules except ``required(_:)``, ``equal(to:_:)`` and ``custom(_:)`` pass for an empty field, so
/// optional fields need no further rule.
@MainActor public struct FormRule {
  /// The moment when the message of a failed rule is shown.
  ///
  /// The rule itself always applies.
  public enum DisplayTrigger: Hashable, Sendable {
    /// After each change.
    case change
    /// After the focus has left the field.
    case blur
    /// After the form was submitted.
    case submit
  }

  /// An error that a rule found.
  struct Fault: Hashable {
    let message: String
    /// The index of the value that fails, in a list whose values are checked one by one.
    var item: Int?
  }

  /// Checks a value at once and returns the error, or `nil` if it passes.
  typealias Check = (FormValue, FormValues, LocalizedStrings) -> Fault?

  /// Starts checking a value and returns a closure that cancels the check.
  typealias AsyncCheck = (FormValue, @escaping (String?) -> Void) -> () -> Void

  enum Kind {
    case now(Check)
    case asynchronous(Duration, AsyncCheck)
  }

  let kind: Kind

  /// Whether only an empty value fails the rule.
  var isRequirement = false

  /// Creates a rule from a closure that returns the error message, or `nil` if the value passes.
  init(_ check: @escaping (FormValue, FormValues, LocalizedStrings) -> String?) {
    self.init(
      kind: .now { value, values, words in
        check(value, values, words).map { Fault(message: $0) }
      })
  }

  init(kind: Kind) {
    self.kind = kind
  }

  // MARK: Custom rules

  /// Creates a rule from a closure that returns the error message, or `nil` if the value passes.
  public static func custom(_ check: @escaping (FormValue, FormValues) -> String?) -> FormRule {
    FormRule { value, values, _ in check(value, values) }
  }

  /// Creates a rule with a later result, such as one from a server.
  ///
  /// A spinner is shown until then. Only the result for the latest value counts.
  ///
  /// - Parameters:
  ///   - delay: The time without changes before the check starts. The default is 300 milliseconds.
  ///   - inquiry: Starts checking a value and returns a closure that cancels the check. It calls its
  ///     second parameter with the error message, or with `nil` if the value passes.
  /// - Returns: The rule.
  public static func asynchronous(
    after delay: Duration = .milliseconds(300),
    _ inquiry: @escaping (FormValue, @escaping (String?) -> Void) -> () -> Void
  ) -> FormRule {
    FormRule(kind: .asynchronous(delay, inquiry))
  }

  /// Creates a rule from an asynchronous closure that returns the error message, or `nil` if the
  /// value passes.
  public static func asynchronous(
    after delay: Duration = .milliseconds(300),
    _ check: @escaping @MainActor (FormValue) async -> String?
  ) -> FormRule {
    asynchronous(after: delay) { value, answer in
      let task = Task { @MainActor in
        let message = await check(value)
        if !Task.isCancelled { answer(message) }
      }
      return { task.cancel() }
    }
  }
}
