import RowKitCore

extension KeyHint {
  /// The hint that Delete removes an optional value, if it does.
  static func clearing(_ isPossible: Bool) -> [KeyHint] {
    isPossible ? [KeyHint("del", RowStrings.clear, isProminent: false)] : []
  }
}
