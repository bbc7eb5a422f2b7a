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
    var secrets: [(node: Int, place: String)] = []
    if schema != nil { MaskedDocument.collect(session.root, as: form, of: session, into: &secrets) }
    self.secrets = secrets.sorted { $0.node < $1.node }
  }

  private static func collect(
    _ place: FormPlace, as known: FormPlace?, of session: SchemaSession,
    into secrets: inout [(node: Int, place: String)]
  ) {
    if let known { place.chosen = known.chosen }
    guard let node = session.node(of: place) else { return }
    let shape = session.shape(of: place)
    if session.isSecretItself(place) { return secrets.append((node, place.path.pointer)) }
    let keys = session.keys(at: place)
    let hasRepeatedKeys =
      session.contents(of: node).count > keys.count
    for key in keys {
      let rules = shape.rules?.place(ofMember: key)
      let child = session.child(.key(key), of: place, rules: rules)
      collect(child, as: known?.knownChild(.key(key)), of: session, into: &secrets)
      guard hasRepeatedKeys, let last = session.node(of: child) else { continue }
      // Of a repeated key only the last member is a place. The others may have secrets anywhere.
      for item in session.contents(of: node)
      where item.value != last && session.document.hasKey(key, item) {
        secrets.append((item.value, child.path.pointer))
      }
    }
    for item in session.membersWithoutKeys(at: place) where session.isSecret(item, of: place) {
      secrets.append((item.value, place.path.pointer + "/?"))
    }
    for index in 0..<session.count(at: place) {
      let rules = shape.rules?.place(ofElement: index)
      let child = session.child(.index(index), of: place, rules: rules)
      collect(child, as: known?.knownChild(.index(index)), of: session, into: &secrets)
    }
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
