public import RowKit

extension SchemaForm: SavableScreen {
  /// Saves the document as a person does, who is asked first if it has problems.
  public final func submit() { save(on: self) }
}

extension SchemaForm: ScreenWithRefusedTexts {
  package var hasRefusedText: Bool {
    session.saver?.saveTitle != nil && tableView.texts.refused.hasNew
  }
}

extension SchemaForm: DocumentTable {
  package var saveKeyHint: KeyHint? {
    session.saver?.saveHint.map { KeyHint("ctrl+s", $0) }
  }

  package func saveDocument(on screen: GenericTableController) {
    session.saver?.save(on: screen)
  }
}

extension SchemaForm {
  /// Returns a document in which secrets aren't readable.
  func masked(_ document: JSONDocument) -> MaskedDocument {
    MaskedDocument(document, schema: session.schema, as: session.root)
  }

  /// Moves the cursor to the first value with a problem, if the form is the visible screen.
  func moveToFirstProblem(on screen: GenericTableController) {
    let problem = screen === self ? messages.first { !$0.isWarning } : nil
    if let path = problem?.row.path { moveCursor(to: path) }
  }
}
