/// A gradual transition between two colours.
///
/// ```swift
/// page.tableBackground = Gradient(.rgb(24, 24, 48), .rgb(72, 24, 72))
/// ```
///
/// Both colours must be RGB colours; otherwise only the first one is drawn. A host with fewer
/// colours draws the nearest ones it has, and a host without colours draws no gradient.
public struct Gradient: Hashable, Sendable {
  /// The colour at the beginning.
  package var first: Color

  /// The colour at the end.
  package var last: Color

  /// Creates a gradient.
  ///
  /// Without a last colour it is uniform.
  public init(_ first: Color, _ last: Color? = nil) {
    self.first = first
    self.last = last ?? first
  }

  /// Returns the colour at a fraction of the gradient.
  ///
  /// The fraction is clamped to `0...1`.
  package func color(at share: Double) -> Color {
    guard case .rgb(let r1, let g1, let b1) = first.kind,
      case .rgb(let r2, let g2, let b2) = last.kind
    else { return first }
    let share = min(1, max(0, share))
    func between(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let distance = Double(b) - Double(a)
      return UInt8((Double(a) + distance * share).rounded())
    }
    return .rgb(between(r1, r2), between(g1, g2), between(b1, b2))
  }
}
