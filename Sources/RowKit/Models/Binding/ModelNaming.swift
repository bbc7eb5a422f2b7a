/// Finds what a type of model is called where handlers are registered by name.
///
/// ```swift
/// ModelNaming(prefixes: ["SK"]).name(of: SKPost.self)  // "Post"
/// ```
public struct ModelNaming: Hashable, Sendable {
  /// What is taken off the beginning of a type's name: at most one of them, the longest that a
  /// capital letter follows.
  public var prefixes: Set<String>

  private var names: [ObjectIdentifier: String] = [:]

  /// Creates a naming that takes off one of some prefixes.
  public init(prefixes: Set<String> = []) {
    self.prefixes = prefixes
  }

  /// Gives a type a name, which goes before the one that the type has itself.
  public mutating func setName<Object>(_ name: String, of type: Object.Type) {
    names[ObjectIdentifier(type)] = name
  }

  /// Returns what models of a type are called: the name given here, or by the type itself, or the
  /// type's name without prefix.
  public func name(of type: any Model.Type) -> String {
    names[ObjectIdentifier(type)] ?? type.modelName ?? withoutPrefix("\(type)")
  }

  /// Returns what values of a type that need not be a model are called.
  func name(ofValue value: Any) -> String {
    if let model = value as? any Model { return name(of: Swift.type(of: model)) }
    let type = Swift.type(of: value)
    return names[ObjectIdentifier(type)] ?? withoutPrefix("\(type)")
  }

  private func withoutPrefix(_ name: String) -> String {
    let fitting = prefixes.filter { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return String(name.dropFirst(fitting.map(\.count).max() ?? 0))
  }
}
