/// The values of a form as conditions and rules read them.
///
/// Hidden fields have no value.
@MainActor public final class FormValues {
  private let read: (FormKey) -> FormValue
  private let shows: (FormKey, FormValues) -> Bool
  private var shown: [FormKey: Bool] = [:]
  private var asked: Set<FormKey> = []

  /// The fields whose conditions depend on themselves.
  package private(set) var circle: Set<FormKey> = []

  package init(
    read: @escaping (FormKey) -> FormValue, shows: @escaping (FormKey, FormValues) -> Bool
  ) {
    self.read = read
    self.shows = shows
  }

  /// The value of a field, or ``FormValue/none`` if the field is hidden or missing.
  public subscript(key: FormKey) -> FormValue { isShown(key) ? read(key) : .none }

  /// Returns whether a field is visible.
  ///
  /// Each condition is evaluated once.
  package func isShown(_ key: FormKey) -> Bool {
    if let known = shown[key] { return known }
    guard asked.insert(key).inserted else {
      // The condition depends on itself: the field counts as visible and is reported.
      circle.insert(key)
      return true
    }
    let result = shows(key, self)
    shown[key] = result
    return result
  }
}

/// The key of a field in a form.
///
/// ```swift
/// extension FormKey {
///   static let nickname: FormKey = "nickname"
/// }
/// ```
public struct FormKey: Hashable, Sendable {
  private let words: String

  /// Creates a key with a name, which is also the name in the JSON output.
  public init(_ name: String) {
    words = name
  }
}

// MARK: ExpressibleByStringLiteral

extension FormKey: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

// MARK: CustomStringConvertible

extension FormKey: CustomStringConvertible {
  public var description: String { words }
}

/// A row that provides its value to a form, and that the form can disable or make read-only.
@MainActor public protocol FormRow: CellController {
  /// The value.
  var formValue: FormValue { get }

  /// The access to the row.
  var access: FieldAccess { get set }
}
