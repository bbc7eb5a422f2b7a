extension Binding where Value == String? {
  /// A binding to a nonoptional text.
  ///
  /// `nil` reads as empty text, and empty text is stored as `nil`.
  public var emptyForNil: Binding<String> {
    Binding<String>(
      property: property, get: { value ?? "" }, set: { value = $0.isEmpty ? nil : $0 })
  }
}
