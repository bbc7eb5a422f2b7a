import JSONSchema
import RowKit

/// The messages below the rows of a form.
extension SchemaGroups {
  /// Returns the messages about a value as a whole.
  func ownMessages(of place: FormPlace) -> [any CellController] {
    let path = place.path
    let own = session.violations(at: place).filter { violation in
      if case .missing = violation.reason { return false }
      return violation.instance == path
    }
    return own.prefix(1).map { message($0.description, place, "own") }
  }

  /// Returns the message about a member: that it is missing, or what is wrong with it.
  func messages(
    of place: FormPlace, key: String, in parent: FormPlace
  ) -> [any CellController] {
    if session.node(of: place) == nil {
      let isMissing = session.violations(at: parent).contains { violation in
        guard case .missing(let name) = violation.reason else { return false }
        return name.utf8.elementsEqual(key.utf8) && violation.instance == parent.path
      }
      return isMissing ? [message("Required.", place, "required")] : []
    }
    let path = place.path
    let all = session.violations(at: parent) + session.violations(at: place)
    if let violation = all.first(where: { $0.instance == path && !$0.isMissing }) {
      return [message(violation.description, place, "wrong")]
    }
    return formatMessages(of: place)
  }

  /// Returns a warning about a text that doesn't have its format.
  func formatMessages(of place: FormPlace) -> [any CellController] {
    guard let name = session.shape(of: place).rules?.format, let format = StringFormat(name),
      let text = session.value(at: place)?.string, !format.accepts(text)
    else { return [] }
    let sentence = "Not \(format.words) like \(format.example)."
    return [message(sentence, place, "format")]
  }

  func message(_ text: String, _ place: FormPlace, _ kind: String) -> any CellController {
    let row = FormMessageRow(id: RowID("message \(place.id) \(kind) \(text)"))
    row.message = .wrong(text)
    return row
  }
}

extension Violation {
  /// Whether a key of the object is missing.
  fileprivate var isMissing: Bool { if case .missing = reason { true } else { false } }
}
