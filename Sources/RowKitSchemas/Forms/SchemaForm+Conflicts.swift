import JSONSchema
import RowKit

/// The changes that other programs make to the file of a form.
extension SchemaForm {
  /// Asks whose document stays if another program changed the file, or returns `nil` if none did.
  ///
  /// A question that comes again begins with a sentence why the former answer had no effect.
  func askAboutChange(
    on screen: GenericTableController, after problem: SchemaStrings? = nil
  ) -> Void? {
    guard let file, file.foundChange, let theirs = file.changedContents else { return nil }
    var actions = [
      AlertAction(words[SchemaStrings.compare]) { [weak self] in
        self?.leaveChange(of: file)
        self?.comparedFrom = screen
        self?.compare(with: theirs, on: screen)
      },
      AlertAction(words[SchemaStrings.keepMine], isDestructive: true) { [weak self] in
        self?.store(on: screen)
      },
    ]
    var message = problem.map { words[$0] + " " } ?? ""
    message += words[SchemaStrings.nothingWritten]
    if (try? JSONDocument(parsing: theirs)) != nil {
      message += " " + words[SchemaStrings.takingCanBeUndone]
      actions.append(
        AlertAction(words[SchemaStrings.takeTheirs]) { [weak self] in
          self?.take(file.takeChange(), on: screen)
        })
    }
    actions.append(.cancel { [weak self] in self?.leaveChange(of: file) })
    screen.show(
      Alert(words[SchemaStrings.fileChanged], message: message, actions: actions))
    return ()
  }

  func saveAfterComparing(on screen: GenericTableController) {
    guard comparedFrom === screen else { return }
    comparedFrom = nil
    store(on: screen)
  }

  /// Takes over what another program wrote, or asks again if that can't be taken any more.
  private func take(_ document: JSONDocument?, on screen: GenericTableController) {
    guard let document else { return _ = askAboutChange(on: screen, after: .cannotTake) }
    // A screen that is left has no stage.
    let stage = screen.stage
    stage?.stayInsteadOfLeaving()
    session.take(document)
    leaveScreensOfGoneValues(on: stage)
  }

  /// Leaves a change in the file, which is nothing to save if the document has no changes of its own.
  private func leaveChange(of file: JSONDocumentFile) {
    file.forgetChange()
    if !session.isChanged { file.forgetProblem() }
  }

  /// Takes over what another program wrote while the program was inactive, or says that it did.
  func follow(_ contents: [UInt8]) {
    guard let stage, let file, stage.overlays.isEmpty else { return }
    stage.showMessage(words[SchemaStrings.fileChanged])
    let isTyped = (stage.screen as? GenericTableController)?.isEditingText == true
    // A document that wasn't saved is offered as made from the file's former contents.
    guard !session.isChanged, !isTyped, unsaved == nil else { return }
    guard let document = file.takeOver(contents) else { return }
    session.take(document)
    leaveScreensOfGoneValues(on: stage)
  }

  func leaveScreensOfGoneValues(on stage: Stage?) {
    if let stage, let gone = session.leaveScreensOfGoneValues(on: stage) { stage.showMessage(gone) }
  }

  private func compare(with theirs: [UInt8], on screen: GenericTableController) {
    let other = (try? JSONDocument(parsing: theirs)).map(masked)
    // `MaskedDocument` finds no secrets in a text that isn't JSON.
    let unread =
      session.schema == nil
      ? String(decoding: theirs, as: UTF8.self) : words[SchemaStrings.fileIsNotJSON]
    screen.push(
      ComparisonScreen(
        file: other?.text(differingFrom: nil) ?? unread,
        document: masked(document).text(differingFrom: other, in: words), words: words))
  }
}
