public import RowKit

/// Posts that load in pages, each when the end of the list comes into view.
///
/// The third page fails the first time.
public final class FeedScreen: ModelTableController {
  private var failures = 1

  /// Whether pages come without a delay.
  private var answersAtOnce = false

  private lazy var source = PagedDataSource(
    fetcher: .delayed(
      on: { [weak self] in self?.answersAtOnce == true ? nil : self?.stage },
      by: { .milliseconds(300) }
    ) {
      [weak self] page in self?.posts(onPage: page) ?? .success([])
    })

  public init() {
    super.init(title: "Feed")
    register(TableCell.self, for: Post.self) { cell, post in
      cell.style = .subtitle
      cell.numberOfLines = 0
      cell.text = post.author
      cell.detailText = "\(post.id). \(post.text)"
    }
    dataSource = source
  }

  private func posts(onPage page: Int) -> Result<[any Model], any Error> {
    if page == 3, failures > 0 {
      failures -= 1
      return .failure(PageError(page: page))
    }
    let first = (page - 1) * FeedScreen.pageSize + 1
    guard first <= FeedScreen.count else { return .success([]) }
    return .success((first..<first + FeedScreen.pageSize).map { Post(id: $0) })
  }

  /// Loads the pages that are missing, because a list is printed as a whole.
  public override func printedLines(width: Int) -> AnySequence<String> {
    if stage?.isAttended != true { loadAll() }
    return super.printedLines(width: width)
  }

  private func loadAll() {
    answersAtOnce = true
    source.cancel()
    // A page that fails is asked for once more.
    for _ in 0..<2 {
      source.retry()
      while source.state.isFinished, source.hasNextPage { source.fetchNextPage() }
    }
    answersAtOnce = false
    applyObservedChanges()
  }

  private static let pageSize = 20
  private static let count = 200
}

/// The reason why a page didn't load.
struct PageError: Error, CustomStringConvertible {
  let page: Int

  var description: String { "Page \(page) didn't come. Select this to ask for it again." }
}

extension ExampleScreen {
  /// Posts in pages.
  static let feed = ExampleScreen(
    name: "feed", title: "Feed", summary: "200 posts in pages, each fetched when it is needed"
  ) { _ in
    FeedScreen()
  }
}
