import RowKit

/// A record of how far the models of a screen were loaded when their rows were printed.
///
/// A program that prints a part of them fails, so that a script can tell.
@MainActor final class PrintedModels {
  /// A sentence for each part that failed or was still loading.
  private(set) var problems: [String] = []

  /// Notes that the rows of a screen are printed, unless a person looks at the screen.
  func note(_ screen: ModelTableController) {
    guard screen.stage?.isAttended != true else { return }
    let items = screen.dataSource?.sections.flatMap(\.items) ?? []
    problems = items.compactMap { item in
      switch item as? ModelPlaceholder {
      case .failed(let error): screen.words.errorMessage(error)
      case .loading: "Not all of “\(screen.title)” was loaded."
      case .noResults, nil: nil
      }
    }
  }
}
