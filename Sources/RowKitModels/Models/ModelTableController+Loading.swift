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
}
