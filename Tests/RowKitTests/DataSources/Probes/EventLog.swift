import RowKit

/// A record of a source's events and its contents at each event.
@MainActor final class EventLog: DataSourceObserver {
  /// A letter for each event: will load, partially loaded, finished, failed (x).
  private(set) var letters = ""

  /// The contents of the source at each event.
  private(set) var contents: [String] = []

  func dataSource(_ source: any DataSource, didSend event: DataSourceEvent) {
    switch event {
    case .willLoad: letters += "w"
    case .partiallyLoaded: letters += "p"
    case .finished: letters += "f"
    case .failed: letters += "x"
    }
    contents.append(source.summary)
  }

  /// Whether each beginning has one end, with parts only between, and the last one too unless it
  /// goes on.
  func isWellFormed(isLoading: Bool) -> Bool {
    var isOpen = false
    for letter in letters {
      switch letter {
      case "w" where !isOpen: isOpen = true
      case "p" where isOpen: break
      case "f" where isOpen, "x" where isOpen: isOpen = false
      default: return false
      }
    }
    return isOpen == isLoading
  }
}

extension DataSource {
  /// The sections in a line: `Title[item item] [item]`.
  var summary: String {
    sections.map { section in
      section.title + "[" + section.items.map { Self.word($0) }.joined(separator: " ") + "]"
    }.joined(separator: " ")
  }

  private static func word(_ model: any Model) -> String {
    switch model as? ModelPlaceholder {
    case .loading: "…"
    case .noResults: "none"
    case .failed: "!"
    case nil: (model as? any CustomStringConvertible)?.description ?? "?"
    }
  }
}
