import JSONText

extension SchemaPlace {
  /// Whether other rules may apply to another value: those of a condition, of a dependency, or of
  /// an alternative.
  package var dependsOnValue: Bool {
    let gathering = SchemaGathering(self, nil)
    return !gathering.alternatives.isEmpty
      || gathering.nodes.contains { schema.model.nodes[$0].dependsOnValue }
  }

  /// The rules of all schemas that apply to some value here: those of every alternative and dependency,
  /// and of both branches of every condition.
  package var rulesOfEveryBranch: SchemaRules {
    let all = SchemaGathering(self, nil, reach: .everyBranch)
    return SchemaRules(SchemaPlace(schema: schema, nodes: all.nodes, scope: all.scope), nil)
  }

  /// Whether one of the schemas of ``rulesOfEveryBranch`` says that the value isn't shown.
  package var isSecretInSomeBranch: Bool {
    SchemaGathering(self, nil, reach: .everyBranch).nodes.contains {
      schema.model.nodes[$0].isSecret
    }
  }
}

extension SchemaNode {
  /// Whether the schema says that a value isn't shown: one that is only written, or a password.
  var isSecret: Bool {
    content["writeOnly"]?.bool == true || content["format"]?.string == "password"
  }

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
  package var mayHaveSecrets: Bool { model.nodes.contains(where: \.isSecret) }
}
