import RowKitCore

/// The messages and the changes of the number of rows while nobody answers.
extension LinearConversation {
  /// The number of messages that are kept.
  private static let newsLimit = 5

  /// Keeps the message of the stage for the next report, before its time is over.
  package func keepMessage() {
    guard let message = stage.message else { return }
    let line = speaker.sentence(message)
    next.news = (next.news.filter { $0 != line } + [line]).suffix(Self.newsLimit)
    stage.clearMessage()
  }

  /// Says the notice of the screen unless it was said before.
  func sayNotice() {
    let notice = (stage.screen as? any NoticeScreen)?.notice
    guard notice != listing.notice else { return }
    listing.notice = notice
    if let notice { say(speaker.sentence(capital(notice).withStop)) }
  }

  /// Says that the number of rows changed since a person last heard of it.
  func reportNews() {
    next.news.append(rowNews(besides: 0))
    countRows()
  }

  /// Returns the number of rows if it is another one than a person last heard of.
  ///
  /// - Parameter remarks: The number of rows that are new only because they say what is wrong with another.
  /// - Returns: The sentence, or an empty string.
  func rowNews(besides remarks: Int) -> String {
    guard let known = listing.rowCount, let count = countedRows, count - remarks != known else {
      return ""
    }
    return switch count {
    case 0:
      table.map(awaitsRows) == true
        ? words[ReadingSentences.loading] + "." : words[ReadingSentences.noRowsNow]
    case 1: words[ReadingSentences.rowNow]
    default: LocalizedStrings.fill(words[ReadingSentences.rowsNow], grouped(count))
    }
  }

  func countRows() {
    if table?.tableView.hasSearch != true { listing.rowCount = countedRows }
  }

  /// The number of rows, or `nil` if only matches are shown, or rows that say what is wrong with others.
  private var countedRows: Int? {
    guard let table, !table.tableView.hasSearch, problems.isEmpty else { return nil }
    return table.spokenRowCount
  }
}
