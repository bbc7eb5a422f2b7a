import RowKit

/// A call that came or went.
struct Call: Model, Identifiable, Hashable {
  let id: Int
  let name: String
  let isMissed: Bool
}
