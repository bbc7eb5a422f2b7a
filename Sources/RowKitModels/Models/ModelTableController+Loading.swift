extension ModelTableController: LoadingScreen {
  package final var missingParts: [String] {
    let items = dataSource?.sections.flatMap(\.items) ?? []
    return items.compactMap { item in
      switch item as? ModelPlaceholder {
      case .failed(let error): words.errorMessage(error)
      case .loading: LocalizedStrings.fill(words[ScreenStrings.notLoaded], title)
      case .noResults, nil: nil
      }
    }
  }

  package final var isPartlyLoaded: Bool {
    dataSource?.sections.contains { section in
      [section.items.first, section.items.last].contains { item in
        switch item as? ModelPlaceholder {
        case .failed, .loading: true
        case .noResults, nil: false
        }
      }
    } ?? false
  }
}
