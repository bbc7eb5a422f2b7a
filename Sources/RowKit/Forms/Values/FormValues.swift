/// The values of a form, as conditions and rules see them: what is hidden has no value.
@MainActor public final class FormValues {
  private let read: (FormKey) -> FormValue
  private let shows: (FormKey, FormValues) -> Bool
  private var shown: [FormKey: Bool] = [:]
  private var asked: Set<FormKey> = []

  /// The fields whose conditions need themselves to be known.
  private(set) var circle: Set<FormKey> = []

  init(
    read: @escaping (FormKey) -> FormValue, shows: @escaping (FormKey, FormValues) -> Bool
  ) {
    self.read = read
    self.shows = shows
  }

  /// The value of a field; ``FormValue/none`` for one that is hidden, or is not there.
  public subscript(key: FormKey) -> FormValue { isShown(key) ? read(key) : .none }

  /// Whether a field is shown.
  ///
  /// Each condition is asked once, whoever wants to know.
  func isShown(_ key: FormKey) -> Bool {
    if let known = shown[key] { return known }
    guard asked.insert(key).inserted else {
      // It depends on itself: it is taken as shown, and reported.
      circle.insert(key)
      return true
    }
    let result = shows(key, self)
    shown[key] = result
    return result
  }
}
