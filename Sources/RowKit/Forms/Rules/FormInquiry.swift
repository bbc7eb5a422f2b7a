/// Asks the rules of a field whose answers come later; the answer for the latest value counts.
@MainActor final class FormInquiry {
  private let rules: [(delay: Duration, ask: FormRule.Inquiry)]
  private var value: FormValue?
  private var answers: [String?] = []
  private var number = 0
  private var cancels: [() -> Void] = []

  init(_ rules: [FormRule]) {
    self.rules = rules.compactMap { rule in
      if case .later(let delay, let ask) = rule.kind { (delay, ask) } else { nil }
    }
  }

  /// Whether there is nothing to ask.
  var isEmpty: Bool { rules.isEmpty }

  /// Whether an answer is missing for a value.
  func isMissing(for value: FormValue) -> Bool {
    !isEmpty && (self.value != value || (answers.count < rules.count && message(for: value) == nil))
  }

  /// What the answers say is wrong with a value.
  func message(for value: FormValue) -> String? {
    self.value == value ? answers.compactMap { $0 }.first : nil
  }

  /// Asks for a value, unless that was done; an earlier question is given up.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - stage: Where time passes; without one the question is asked at once.
  ///   - onAnswer: Called after each answer.
  func ask(for value: FormValue, on stage: Stage?, onAnswer: @escaping () -> Void) {
    guard !isEmpty, self.value != value else { return }
    cancel()
    self.value = value
    let own = number
    for rule in rules {
      let start = { [weak self] in
        guard let self, number == own else { return }
        let cancel = rule.ask(value) { [weak self] message in
          guard let self, number == own, answers.count < rules.count else { return }
          answers.append(message)
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

  /// Gives up what was asked.
  func cancel() {
    number += 1
    value = nil
    answers = []
    let cancels = cancels
    self.cancels = []
    for cancel in cancels { cancel() }
  }

  isolated deinit {
    for cancel in cancels { cancel() }
  }
}
