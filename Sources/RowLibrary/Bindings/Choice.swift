/// A value that a person can choose, with its title.
///
/// ```swift
/// let rings = [Choice("marimba", "Marimba"), Choice("harp", "Harp", detail: "new")]
/// ```
public struct Choice<Value: Hashable> {
  /// The value.
  public let value: Value

  /// The title.
  public let title: String

  /// Details, or `nil` for none.
  public let detail: String?

  /// Whether selecting the choice excludes all others, where several can be selected.
  let isExclusive: Bool

  /// Creates a choice.
  public init(_ value: Value, _ title: String, detail: String? = nil, isExclusive: Bool = false) {
    self.value = value
    self.title = title
    self.detail = detail
    self.isExclusive = isExclusive
  }
}

// MARK: Sendable

extension Choice: Sendable where Value: Sendable {}

extension Choice where Value == String {
  /// Creates a choice whose title is its value.
  public init(_ title: String) {
    self.init(title, title)
  }
}

extension Choice {
  /// The choice as an option of a question.
  var option: Question.Option { Question.Option(title, detail: detail) }
}

extension Question {
  /// Returns a question for one of several choices.
  static func choice<Value: Hashable>(
    _ choices: [Choice<Value>], now: Value?, allowsNone: Bool, answer: @escaping (Value?) -> Void
  ) -> Question {
    Question(.choice(choices, now: now, allowsNone: allowsNone, answer: answer))
  }
}

extension Question.Form {
  /// Returns the form of a question for one of several choices.
  package static func choice<Value: Hashable>(
    _ choices: [Choice<Value>], now: Value?, allowsNone: Bool, answer: @escaping (Value?) -> Void
  ) -> Question.Form {
    .one(
      of: choices.map(\.option), now: choices.firstIndex { $0.value == now },
      allowsNone: allowsNone
    ) { place in
      answer(place.flatMap { choices.indices.contains($0) ? choices[$0].value : nil })
    }
  }

  /// Returns the form of a question for a set of choices.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - read: Returns the chosen values.
  ///   - store: Stores other ones.
  /// - Returns: The form.
  package static func several<Value: Hashable>(
    _ choices: [Choice<Value>], read: @escaping () -> Set<Value>,
    store: @escaping (Set<Value>) -> Void
  ) -> Question.Form {
    // Read once, since a row may compute it.
    let chosen = read()
    let now = choices.indices.filter { chosen.contains(choices[$0].value) }
    return .several(of: choices.map(\.option), now: Set(now)) { place in
      guard choices.indices.contains(place) else { return }
      store(choices.toggling(choices[place].value, in: read()))
    }
  }
}

extension Array {
  /// Returns the title of a value: a dash for `nil`, and `nil` for a value that is not among the
  /// choices.
  func text<Value>(of value: Value?) -> String? where Element == Choice<Value> {
    guard let value else { return isEmpty ? nil : Placeholder.missingValue }
    return first { $0.value == value }?.title
  }

  /// Returns a set with a value inserted or removed.
  ///
  /// Inserting an exclusive choice clears all others; inserting any other choice removes exclusive
  /// ones. Values that are not among the choices are kept, unless an exclusive choice is inserted.
  func toggling<Value>(
    _ value: Value, in set: Set<Value>
  ) -> Set<Value> where Element == Choice<Value> {
    var set = set
    if set.remove(value) != nil { return set }
    if first(where: { $0.value == value })?.isExclusive == true { return [value] }
    for choice in self where choice.isExclusive { set.remove(choice.value) }
    set.insert(value)
    return set
  }
}
