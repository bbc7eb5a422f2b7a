public import RowKit

/// A list of followers from a server that can be slow, failing or empty, as chosen by keys.
public final class FollowersScreen: ModelTableController {
  private let server = FollowerServer()

  public init() {
    super.init(title: "Followers")
    register(TableCell.self, for: Follower.self, didSelect: { $1.push(FollowerScreen($0)) }) {
      $0.text = $1.name
      $0.accessory = .disclosureIndicator
    }
    server.screen = self
    dataSource = AsyncDataSource(fetcher: server.fetcher)
  }

  public override var keyHints: [KeyHint] { FollowerServer.keyHints + super.keyHints }

  public override func handle(_ key: KeyPress) -> Bool {
    guard server.choose(key) else { return super.handle(key) }
    refresh()
    return true
  }
}

extension ExampleScreen {
  /// Models bound to rows by their type, from a server with moods.
  static let followers = ExampleScreen(
    name: "followers", title: "Followers",
    summary: "models from a server that keys make slow, failing or empty"
  ) { _ in
    FollowersScreen()
  }
}
