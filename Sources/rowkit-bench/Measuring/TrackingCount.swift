/// Counts who waits for a change of an `@Observable` model, by looking into its registrar.
///
/// That is not public, so the count is nil when the registrar is made otherwise some day.
enum TrackingCount {
  /// Returns how many trackings a model holds; nil when that can't be found out.
  static func of(_ model: AnyObject) -> Int? {
    let path = [
      "_$observationRegistrar", "extent", "context", "state", "buffer", "header", "observations",
    ]
    var value: Any = model
    for label in path {
      guard let child = child(label, of: value) else { return nil }
      value = child
    }
    return Mirror(reflecting: value).children.count
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == label }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}
