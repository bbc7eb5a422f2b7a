import JSONSchema
import JSONText
import RowKit

/// A document whose secret values, such as passwords, aren't shown.
@MainActor struct MaskedDocument {
  private let document: JSONDocument

  /// The nodes of secrets with their places, in order.
  private let secrets: [(node: Int, place: String)]

  /// Finds the secrets of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - schema: The schema that says what is secret, or `nil` for nothing.
  ///   - form: The place of the whole document in a form, whose choices of branches count.
  init(_ document: JSONDocument, schema: Schema?, as form: FormPlace) {
    self.document = document
    // Places of its own, because those of a form are kept as long as the form.
    let session = SchemaSession(
      document, schema: schema,
      stepCount: document.stepCount(atLeast: SchemaSession.stepCountPerEvent))
    secrets = session.mayHaveSecrets ? MaskedDocument.secrets(of: session, as: form) : []
  }

  /// Returns the nodes of secrets with their places, in order.
  private static func secrets(
    of session: SchemaSession, as form: FormPlace
  ) -> [(node: Int, place: String)] {
    var secrets: [(node: Int, place: String)] = []
    // A list instead of recursion, because values may be nested in each other thousands of times.
    var open: [(place: FormPlace, known: FormPlace?)] = [(session.root, form)]
    while let (place, known) = open.popLast() {
      if let known { place.chosen = known.chosen }
      guard let node = session.node(of: place) else { continue }
      // Nobody reads a value here that was a secret, or is one with other values around it.
      let wasSecret = known?.secrecy.found == true
      if wasSecret || session.isSecretNow(place) || session.maySomeBranchHide(place) {
        secrets.append((node, place.path.pointer))
        continue
      }
      for part in parts(of: place, session) { open.append((part, known?.knownChild(part.step))) }
      secrets += hiddenMembers(of: place, node, session)
    }
    return secrets.sorted { $0.node < $1.node }
  }

  /// Returns the places of the members and elements of a container.
  private static func parts(of place: FormPlace, _ session: SchemaSession) -> [FormPlace] {
    let rules = session.shape(of: place).rules
    let members = session.keys(at: place).map { key in
      session.child(.key(key), of: place, rules: rules?.place(ofMember: key))
    }
    return members
      + (0..<session.count(at: place)).map { index in
        session.child(.index(index), of: place, rules: rules?.place(ofElement: index))
      }
  }

  /// Returns the members that no place stands for and that may have secrets anywhere.
  ///
  /// They have a key that can't be represented, or one that a later member repeats.
  private static func hiddenMembers(
    of place: FormPlace, _ node: Int, _ session: SchemaSession
  ) -> [(node: Int, place: String)] {
    var last: [JSONPath.Step: Int] = [:]
    var hidden: [(node: Int, place: String)] = []
    for item in session.contents(of: node) {
      guard let key = item.key.flatMap({ session.document.exactString(of: $0) }) else { continue }
      let step = JSONPath.Step.key(key)
      if let former = last.updateValue(item.value, forKey: step) {
        hidden.append((former, JSONPath(place.path.steps + [step]).pointer))
      }
    }
    let keyless = session.membersWithoutKeys(at: place)
    return hidden + keyless.map { ($0.value, place.path.pointer + "/?") }
  }

  /// Returns the text, which says where a secret differs from that of another document.
  func text(
    differingFrom other: MaskedDocument?, in words: LocalizedStrings = .english
  ) -> String {
    var known: [String: String] = [:]
    for secret in other?.secrets ?? [] {
      known[secret.place] = other?.document.writtenText(of: secret.node)
    }
    var text = ""
    var end = 0
    for secret in secrets {
      let range = document.range(of: secret.node)
      text += String(decoding: document.bytes[end..<range.lowerBound], as: UTF8.self)
      let isSame = known[secret.place].map { $0 == document.writtenText(of: secret.node) } ?? true
      text += isSame ? SchemaText.mask : words.fill(.different, SchemaText.mask)
      end = range.upperBound
    }
    return text + String(decoding: document.bytes[end...], as: UTF8.self)
  }
}

extension JSONDocument {
  /// Returns the number of steps of a check of the document: at least some, and more for a large one.
  func stepCount(atLeast count: Int) -> Int { max(count, bytes.count / 5) }
}
