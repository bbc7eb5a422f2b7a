import RowKit

/// A person who follows the owner of a phone.
struct Follower: Model, Identifiable, Hashable {
  /// A unique identifier.
  let id: Int

  /// The person's name.
  let name: String

  /// The number of people who follow this person.
  let followers: Int
}

extension Follower {
  /// The followers of an owner with friends in many places.
  static let all: [Follower] = [
    "Grace Abara", "Elin Åkesson", "Jorge Castillo", "Dana Cohen", "Amira El-Sayed", "Kenji Ito",
    "Oksana Koval", "Wren Lacey", "Mai Nguyen", "Tomasz Nowak", "Priya Raman", "Sofia Rossi",
  ].enumerated().map { Follower(id: $0, name: $1, followers: ($0 * 37 + 11) % 100) }
}
