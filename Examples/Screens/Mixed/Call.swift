import RowKit

/// An incoming or outgoing call.
struct Call: Model, Identifiable, Hashable {
  let id: Int
  let name: String
  let isMissed: Bool
}
