extension Binding where Value == String? {
  /// The same as a text that is never nil: nil reads as empty, and empty is stored as nil.
  public var emptyForNil: Binding<String> {
    Binding<String>(get: { value ?? "" }, set: { value = $0.isEmpty ? nil : $0 })
  }
}
