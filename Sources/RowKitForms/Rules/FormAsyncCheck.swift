/// The asynchronous rules of a field.
///
/// Only results for the latest value count.
@MainActor final class FormAsyncCheck {
  private let rules: [(delay: Duration, ask: FormRule.AsyncCheck)]
  private var value: FormValue?

  /// The first answer of each rule, by its index.
  private var answers: [Int: String?] = [:]
  private var number = 0
  private var cancels: [() -> Void] = []

  init(_ rules: [FormRule]) {
    self.rules = rules.compactMap { rule in
      if case .asynchronous(let delay, let ask) = rule.kind { (delay, ask) } else { nil }
    }
  }

  /// Whether the field has no asynchronous rules.
  var isEmpty: Bool { rules.isEmpty }

  /// Returns whether a result for a value is missing.
  ///
  /// An empty value needs none.
  func isMissing(for value: FormValue) -> Bool {
    !isEmpty && !value.isEmpty
      && (self.value != value || (answers.count < rules.count && message(for: value) == nil))
  }

  /// Returns whether a rule was started for a value, and its result is missing.
  func isAsking(for value: FormValue) -> Bool { self.value == value && isMissing(for: value) }

  /// Returns the error message of the first rule that fails for a value, or `nil` if there is none.
  func message(for value: FormValue) -> String? {
    guard self.value == value else { return nil }
    return rules.indices.lazy.compactMap { self.answers[$0] ?? nil }.first
  }

  /// Starts the rules for a value that isn't empty, unless they were started for it before.
  ///
  /// Cancels earlier requests.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - stage: The stage that schedules delays. If `nil`, the rules start at once.
  ///   - onAnswer: Called after each result.
  func ask(for value: FormValue, on stage: Stage?, onAnswer: @escaping () -> Void) {
    guard !isEmpty, self.value != value else { return }
    cancel()
    guard !value.isEmpty else { return }
    self.value = value
    let own = number
    for (index, rule) in rules.enumerated() {
      let start = { [weak self] in
        guard let self, number == own else { return }
        let cancel = rule.ask(value) { [weak self] message in
          guard let self, number == own, answers[index] == nil else { return }
          answers[index] = .some(message)
          onAnswer()
        }
        if number == own { cancels.append(cancel) }
      }
      guard let stage, rule.delay > .zero else {
        start()
        continue
      }
      let timer = stage.schedule(after: rule.delay, start)
      cancels.append { [weak stage] in stage?.cancelScheduled(timer) }
    }
  }

  /// Cancels all requests.
  func cancel() {
    number += 1
    value = nil
    answers = [:]
    let cancels = cancels
    self.cancels = []
    for cancel in cancels { cancel() }
  }

  isolated deinit {
    for cancel in cancels { cancel() }
  }
}
