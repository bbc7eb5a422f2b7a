/// The appearance of models and placeholders without handlers.
@MainActor struct StandardModelLook {
  let words: LocalizedStrings
  let time: Duration

  func configure(_ cell: TableCell, with model: any Model) {
    switch model as? ModelPlaceholder {
    case .loading: showLoading(in: cell)
    case .noResults:
      cell.text = words.data.noResults
      cell.textStyle = .secondary
      cell.alignment = .center
    case .failed(let error):
      showError(error, in: cell)
      cell.accessory = .symbol("⟳")
    case nil:
      if let error = model as? any Error { return showError(error, in: cell) }
      cell.text = StandardModelLook.text(of: model)
    }
  }

  private func showLoading(in cell: TableCell) {
    if let cell = cell as? LoadingCell { return cell.show(words.data.loading, at: time) }
    cell.text = words.data.loading
    cell.textStyle = .secondary
  }

  private func showError(_ error: any Error, in cell: TableCell) {
    cell.text = words.errorMessage(error)
    cell.image = CellImage("!", color: .role(.destructive))
    cell.numberOfLines = 0
  }

  private static func text(of model: any Model) -> String {
    if let described = model as? any CustomStringConvertible { return described.description }
    return ModelNaming().name(of: type(of: model))
  }
}
