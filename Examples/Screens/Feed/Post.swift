import RowKit

/// A post of a person.
struct Post: Model, Identifiable, Hashable {
  /// The number, starting at 1.
  let id: Int

  /// The author's name.
  var author: String { Follower.all[id * 7 % Follower.all.count].name }

  /// The text.
  var text: String { Post.sayings[id % Post.sayings.count] }

  private static let sayings = [
    "Walked all the way to the harbour. The boats are back.",
    "Does anybody have a charger for an old phone?",
    "Bread.", "New number, same me. Ask for it.",
    "The train was on time, and I wasn't.",
  ]
}
