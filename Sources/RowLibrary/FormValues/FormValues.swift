/// The values of a form as conditions and rules read them.
///
/// Hidden fields have no value.
@MainActor public final class FormValues {
  private let read: (FormKey, Int) -> FormValue
  private let shown: (FormKey, FormValues) -> Int?
  private let count: (FormKey) -> Int
  private var known: [FormKey: Int?] = [:]

  /// The fields whose conditions are being evaluated, each for the one before it.
  private var asked: [FormKey] = []

  /// The first field of the circle to which a field belongs.
  private var firsts: [FormKey: FormKey] = [:]

  /// The keys that conditions and rules have read and that no field has.
  package private(set) var unknown: Set<FormKey> = []

  /// The fields whose conditions depend on themselves.
  package var circle: Set<FormKey> { Set(firsts.keys) }

  /// Creates the values of fields, some of which may have the same key.
  ///
  /// - Parameters:
  ///   - read: Returns the value of one of the fields with a key, by its index.
  ///   - shown: Returns the index of the first visible field with a key, or `nil` if there is none.
  ///   - count: Returns the number of fields with a key.
  package init(
    read: @escaping (FormKey, Int) -> FormValue, shown: @escaping (FormKey, FormValues) -> Int?,
    count: @escaping (FormKey) -> Int
  ) {
    self.read = read
    self.shown = shown
    self.count = count
  }

  /// The value of a field, or ``FormValue/none`` if the field is hidden or missing.
  ///
  /// Of several visible fields with the key, it is that of the first one.
  public subscript(key: FormKey) -> FormValue { shownField(key).map { read(key, $0) } ?? .none }

  /// Returns the index of the first visible field with a key, or `nil` if there is none.
  ///
  /// Each condition is evaluated once. The only field with a key whose condition depends on itself is
  /// visible.
  package func shownField(_ key: FormKey) -> Int? {
    guard count(key) > 0 else {
      unknown.insert(key)
      return nil
    }
    if let start = asked.firstIndex(of: key) {
      noteCircle(from: start)
      return 0
    }
    if let index = known[key] {
      if let start = startOfCircle(with: key) { noteCircle(from: start) }
      return index
    }
    asked.append(key)
    let index = shown(key, self)
    asked.removeLast()
    let visible = index ?? (firsts[key] != nil && count(key) == 1 ? 0 : nil)
    known[key] = .some(visible)
    return visible
  }

  /// Returns the index of the asked field at which the circle of another field begins, if there is one.
  private func startOfCircle(with key: FormKey) -> Int? {
    var key = key
    while let first = firsts[key], first != key {
      if let start = asked.firstIndex(of: first) { return start }
      key = first
    }
    return nil
  }

  /// Notes that the fields from an asked one on depend on each other.
  private func noteCircle(from start: Int) {
    for key in asked[start...] {
      let former = firsts[key].flatMap { asked.firstIndex(of: $0) } ?? .max
      if start < former { firsts[key] = asked[start] }
    }
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
@MainActor public protocol FormRow: RestrictableRow {
  /// The value.
  var formValue: FormValue { get }

  /// The permitted use of the row, which the form sets.
  var access: FieldAccess { get set }
}
