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
