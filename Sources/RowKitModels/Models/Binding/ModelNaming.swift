/// The names of model types, which handlers can be registered for.
///
/// ```swift
/// ModelNaming(prefixes: ["SK"]).name(of: SKPost.self)  // "Post"
/// ```
public struct ModelNaming: Hashable, Sendable {
  /// Prefixes to remove from type names.
  ///
  /// At most one is removed: the longest that is followed by an uppercase letter.
  public var prefixes: Set<String>

  /// Creates a naming that removes prefixes.
  public init(prefixes: Set<String> = []) {
    self.prefixes = prefixes
  }

  /// Returns the name of a model type: the type's `modelName`, or the type's name without prefix.
  public func name(of type: any Model.Type) -> String {
    type.modelName ?? withoutPrefix("\(type)")
  }

  /// Returns the name of a value's type, which need not be a model.
  func name(ofValue value: Any) -> String {
    if let model = value as? any Model { return name(of: Swift.type(of: model)) }
    return withoutPrefix("\(Swift.type(of: value))")
  }

  private func withoutPrefix(_ name: String) -> String {
    let fitting = prefixes.filter { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return String(name.dropFirst(fitting.map(\.count).max() ?? 0))
  }
}
