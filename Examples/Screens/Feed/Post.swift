import RowKit

/// Something a person posted.
struct Post: Model, Identifiable, Hashable {
  /// Its number, from 1 on.
  let id: Int

  /// Who posted it.
  var author: String { Follower.all[id * 7 % Follower.all.count].name }

  /// What it says.
  var text: String { Post.sayings[id % Post.sayings.count] }

  private static let sayings = [
    "Walked all the way to the harbour. The boats are back.",
    "Does anybody have a charger for an old phone?",
    "Bread.", "New number, same me. Ask for it.",
    "The train was on time, and I wasn't.",
  ]
}
