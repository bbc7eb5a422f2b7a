import RowKit

/// Somebody who follows the owner of a phone.
struct Follower: Model, Identifiable, Hashable {
  /// What tells one from another.
  let id: Int

  /// The person's name.
  let name: String

  /// How many follow that person.
  let followers: Int
}

extension Follower {
  /// The followers of an owner with friends in many places.
  static let all: [Follower] = [
    "Grace Abara", "Elin Åkesson", "Jorge Castillo", "Dana Cohen", "Amira El-Sayed", "Kenji Ito",
    "Oksana Koval", "Wren Lacey", "Mai Nguyen", "Tomasz Nowak", "Priya Raman", "Sofia Rossi",
  ].enumerated().map { Follower(id: $0, name: $1, followers: ($0 * 37 + 11) % 100) }
}
