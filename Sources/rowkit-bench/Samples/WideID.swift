/// An identifier of 16 bytes, the usual size in databases.
struct WideID: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  init(_ number: Int) {
    high = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
    low = ~high
  }
}
