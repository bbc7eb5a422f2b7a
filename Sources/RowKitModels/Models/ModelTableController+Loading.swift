extension ModelTableController: LoadingScreen {
  package final var missingParts: [String] {
    dataSource?.sections.flatMap(\.items).compactMap(sentence) ?? []
  }

  package final var isPartlyLoaded: Bool {
    dataSource?.sections.contains { section in
      [section.items.first, section.items.last].contains { $0.flatMap(sentence) != nil }
    } ?? false
  }

  /// Returns the sentence about what an item stands for that isn't loaded, or `nil` for any other item.
  private func sentence(aboutMissing item: any Model) -> String? {
    switch item as? ModelPlaceholder {
    case .failed(let error): words.errorMessage(error)
    case .loading: LocalizedStrings.fill(words[ScreenStrings.notLoaded], title)
    case .noResults, nil: nil
    }
  }
}
