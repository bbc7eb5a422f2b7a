extension Unicode.Scalar {
  /// Whether the scalar controls a terminal or changes the direction of text, so that no screen may
  /// show it.
  package var isHostile: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
