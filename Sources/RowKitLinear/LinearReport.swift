/// The lines of the next report.
struct LinearReport {
  /// The lines about what happened while nobody answered, with which the report begins.
  var news: [String] = []

  /// The lines about the answer.
  var said: [String] = []

  /// The lines to say once the stage has settled, if the same screen is still shown.
  var afterwards: (() -> [String])?

  /// Whether something was said about the answer before the stage has settled.
  var isAnswered = false
}

extension LinearConversation {
  var said: [String] {
    get { next.said }
    set { next.said = newValue }
  }

  var afterwards: (() -> [String])? {
    get { next.afterwards }
    set { next.afterwards = newValue }
  }
}
