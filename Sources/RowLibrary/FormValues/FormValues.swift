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
