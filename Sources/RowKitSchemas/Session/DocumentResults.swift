import JSONText

/// The results for one version of a document, so that each is computed once.
struct DocumentResults {
  /// The contents of containers, by node.
  var items: [Int: [JSONDocument.Item]] = [:]

  /// The nodes of large objects by key, by node.
  var indexes: [Int: [JSONPath.Step: Int]] = [:]

  /// The text that was read last, with its node.
  var lastText: (node: Int, value: JSONValue)?

  /// The findings of checks, by place.
  var reports: [Int: SchemaFindings] = [:]

  /// The shapes of values, by place.
  var shapes: [Int: SchemaShape] = [:]

  /// The places whose rules depend on a value that there weren't enough steps to look at.
  var uncertain: Set<Int> = []
}
