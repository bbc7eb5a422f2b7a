public import RowKit

/// Several sources in one table, each shown in its place as soon as it loads.
///
/// The recent calls load slowly. The messages fail the first time without hiding anything else.
public final class MixedScreen: ModelTableController {
  private var failures = 1

  public init() {
    super.init(title: "Phone")
    register(TableCell.self, for: Call.self) { cell, call in
      cell.text = call.name
      cell.textStyle = call.isMissed ? Style(foreground: .role(.destructive)) : .plain
      cell.detailText = call.isMissed ? "missed" : nil
      cell.style = .value
    }
    register(TableCell.self, for: Follower.self, didSelect: { $1.push(FollowerScreen($0)) }) {
      $0.text = $1.name
      $0.accessory = .disclosureIndicator
    }
    dataSource = CombinedDataSource(
      [SimpleDataSource([OwnNumber()]), calls, messages, contacts], keepsSections: true,
      showsLoadingChildren: true)
  }

  private var calls: AsyncDataSource {
    AsyncDataSource(
      name: "Recent calls",
      fetcher: fetcher(after: .milliseconds(800)) {
        .success(MixedScreen.calls)
      })
  }

  private var messages: AsyncDataSource {
    AsyncDataSource(
      name: "Messages",
      fetcher: fetcher(after: .milliseconds(300)) { [weak self] in
        guard let self, failures > 0 else { return .success([]) }
        failures -= 1
        return .failure(MessagesError())
      })
  }

  private var contacts: SectionedDataSource {
    let source = AsyncDataSource(
      fetcher: fetcher(after: .milliseconds(500)) {
        .success(Follower.all)
      })
    return SectionedDataSource(
      source, by: .byLetter(of: \Follower.name), sorted: [ModelOrder(text: \Follower.name)])
  }

  private func fetcher(
    after delay: Duration, _ answer: @escaping () -> Result<[any Model], any Error>
  ) -> Fetcher<Void, [any Model]> {
    .delayed(on: { [weak self] in self?.stage }, by: { delay }, answer)
  }

  private static let calls: [Call] = ["Kenji Ito", "Sofia Rossi", "Wren Lacey"].enumerated().map {
    Call(id: $0, name: $1, isMissed: $0 == 1)
  }
}

/// The reason why there are no messages.
struct MessagesError: Error, CustomStringConvertible {
  var description: String { "The messages didn't come. Select this to ask for them again." }
}

extension ExampleScreen {
  /// Several sources in one table.
  static let mixed = ExampleScreen(
    name: "mixed", title: "Mixed", summary: "sources that load and fail independently, in one table"
  ) { _ in
    MixedScreen()
  }
}
