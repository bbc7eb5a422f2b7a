import JSONText

extension SchemaPlace {
  /// Whether other rules may apply to another value: those of a condition, of a dependency, or of
  /// an alternative.
  package var dependsOnValue: Bool {
    let gathering = SchemaGathering(self, nil)
    return !gathering.alternatives.isEmpty
      || gathering.nodes.contains { schema.model.nodes[$0].dependsOnValue }
  }
}

extension SchemaNode {
  fileprivate var dependsOnValue: Bool {
    let hasDependencies = assertions.contains {
      if case .dependentRequired = $0 { true } else { false }
    }
    return hasDependencies
      || applicators.contains { applicator in
        switch applicator {
        case .condition, .dependent, .contains: true
        default: false
        }
      }
  }
}

extension Schema {
  /// Whether a schema says of some value that it isn't shown.
  package var mayHaveSecrets: Bool {
    model.nodes.contains { node in
      node.content["writeOnly"]?.bool == true || node.content["format"]?.string == "password"
    }
  }
}
