import Files
import RowKit

/// The words of the bottom line.
extension RecordsScreen: NoticeScreen {
  /// Returns what a search has looked at so far.
  func searched(for finding: RecordFinding) -> String {
    let total = sources.reduce(0) { $0 + $1.chunks.size }
    let looked = min(total, finding.looked.chunks * (sources.first?.chunks.chunkLength ?? 0))
    let words = "\(ByteSize.words(looked)) of \(ByteSize.words(total))"
    return "searched \(words) for “\(finding.pattern.text)”"
  }

  /// The notice about the files that comes before anything else; `nil` for none.
  package var notice: String? {
    for source in sources {
      if source.isSilent { return "the file system doesn't answer" }
      if let failure = source.failure { return "not all could be read: \(failure)" }
      if let spool = source.spool, spool.isFull {
        return "kept \(ByteSize.words(spool.size))\(spool.share), the pipe waits"
      }
      if source.chunks.endsInQuotes { return "a quote is never closed" }
      if follows, source.isGone { return "the file was deleted or renamed" }
    }
    return nil
  }

  /// The position in the file, or the progress of the counting.
  var counted: String {
    let total = sources.reduce(0) { $0 + $1.chunks.size }
    guard total > 0 else {
      return sources.contains(where: \.isFilling) ? "waiting for input" : "empty"
    }
    let counts = sources.compactMap(\.chunks.recordCount).map { max(0, $0 - format.headerCount) }
    guard counts.count == sources.count else {
      let done = sources.reduce(0.0) { $0 + $1.chunks.progress * Double($1.chunks.size) }
      return "counting \(format.noun)s \(Int(done * 100 / Double(total))) %"
    }
    guard let cursor = cursorPlace, let number = cursor.whole.number,
      let own = cursor.source.chunks.recordCount
    else {
      let count = counts.reduce(0, +)
      return "\(count.grouped) \(format.noun)\(count == 1 ? "" : "s")"
    }
    return [number, own].map { ($0 - format.headerCount).grouped }.joined(separator: " of ")
  }
}
