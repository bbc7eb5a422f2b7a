import RowKit

/// The details of a follower.
final class FollowerScreen: GenericTableController {
  private let follower: Follower

  init(_ follower: Follower) {
    self.follower = follower
    super.init(title: follower.name, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup {
        TextRowController("Name", detail: follower.name)
        TextRowController("Followers", detail: "\(follower.followers)")
      }
    ]
  }
}
