/// Something that must hold for a field of a form.
///
/// ```swift
/// FormField(.email, .textField("E-mail", account, \.email)).rules(.required(), .email())
/// ```
///
/// But for ``required(_:)`` and ``equal(to:_:)`` a rule holds for an empty field, so that what may
/// be left out needs nothing more.
@MainActor public struct FormRule {
  /// When the message of a rule that doesn't hold is shown; it counts from the beginning.
  public enum Moment: Hashable, Sendable {
    /// With each change.
    case change
    /// When the focus has left the field.
    case blur
    /// When the form is submitted.
    case submit
  }

  /// Looks at a value at once; returns what is wrong with it.
  typealias Check = (FormValue, FormValues, Words) -> String?

  /// Looks at a value for a while and then calls the closure with what is wrong with it; returns
  /// what gives it up.
  public typealias Inquiry = (FormValue, @escaping (String?) -> Void) -> () -> Void

  enum Kind {
    case now(Check)
    case later(Duration, Inquiry)
  }

  let kind: Kind

  init(_ check: @escaping Check) {
    kind = .now(check)
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  // MARK: Rules of one's own

  /// A rule that a closure decides: it returns what is wrong, or nil.
  public static func custom(_ check: @escaping (FormValue, FormValues) -> String?) -> FormRule {
    FormRule { value, values, _ in check(value, values) }
  }

  /// A rule whose answer comes later, such as from a server.
  ///
  /// A spinner turns until then. Of several answers the one for the latest value counts.
  ///
  /// - Parameters:
  ///   - delay: How long a value must stand before it is asked for.
  ///   - inquiry: Asks; returns what gives the question up.
  /// - Returns: The rule.
  public static func later(
    after delay: Duration = .milliseconds(300), _ inquiry: @escaping Inquiry
  ) -> FormRule {
    FormRule(kind: .later(delay, inquiry))
  }

  /// A rule whose answer an asynchronous closure returns: what is wrong, or nil.
  public static func asynchronous(
    after delay: Duration = .milliseconds(300),
    _ check: @escaping @MainActor (FormValue) async -> String?
  ) -> FormRule {
    later(after: delay) { value, answer in
      let task = Task { @MainActor in
        let message = await check(value)
        if !Task.isCancelled { answer(message) }
      }
      return { task.cancel() }
    }
  }
}
