extension Decoder {
  /// Returns the value that a single text describes.
  ///
  /// - Parameter kind: The kind of value, for the message about any other text.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` for any other text.
  package func decodeText<Value: LosslessStringConvertible>(as kind: String) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\u{201C}\(text)\u{201D} is no such \(kind).")
    }
    return value
  }
}

extension Encoder {
  /// Encodes a value as a single text.
  ///
  /// - Parameter value: The value.
  /// - Throws: The error of the encoder.
  package func encodeText(_ value: some LosslessStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}
