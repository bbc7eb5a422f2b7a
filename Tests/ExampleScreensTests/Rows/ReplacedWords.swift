import RowKit
import RowKitLinear

extension LocalizedStrings {
  /// Strings that differ from all of the framework's own.
  ///
  /// Each names the one it replaces.
  static let replaced: LocalizedStrings = {
    var words = LocalizedStrings()
    let paths: [WritableKeyPath<LocalizedStrings, String>] =
      [
        \.screens.back, \.screens.goBack, \.alerts.cancel, \.alerts.ok, \.actions.delete,
        \.screens.help, \.screens.showKeys, \.search.search, \.search.searching,
        \.search.searched,
        \.messages.pasteCut, \.messages.stillWorking, \.messages.tooLongToCopy,
        \.messages.unusedKey, \.messages.rowIsGone,
        \.search.noMatches, \.actions.select, \.actions.open, \.actions.tryAgain, \.moving.collapse,
        \.moving.expand, \.moving.move, \.actions.actions, \.actions.accessory, \.actions.edit,
        \.actions.done, \.actions.onOff, \.actions.add,
        \.actions.onReturn.deselect, \.actions.onReturn.press, \.actions.onReturn.run,
        \.moving.close, \.actions.undo,
        \.actions.refresh, \.actions.copyRow, \.messages.copied,
        \.moving.page, \.screens.scroll, \.moving.edges, \.search.nextMatch,
        \.moving.index, \.actions.moveRow, \.screens.redraw, \.screens.suspend, \.screens.quit,
        \.data.loading, \.data.noResults, \.alerts.discardTitle,
        \.alerts.quitTitle, \.moving.halfPage, \.moving.rowNumber, \.moving.goToRow,
        \.moving.goToPercent, \.moving.discardNumber,
        \.forms.editing.selectAll,
        \.alerts.discard, \.alerts.discardTextTitle, \.alerts.keepEditing, \.messages.deleted,
        \.messages.isThereAgain,
        \.messages.cannotPutBack,
        \.data.of, \.forms.editing.next, \.forms.editing.edit, \.forms.editing.newLine,
        \.forms.editing.nextField, \.forms.editing.previousField, \.forms.editing.endEditing,
        \.forms.editing.reveal,
        \.forms.editing.suggestions, \.forms.editing.redo, \.forms.editing.cutAndCopy,
        \.forms.editing.paste, \.forms.editing.clear,
        \.forms.editing.edges, \.forms.editing.byWords, \.forms.save, \.forms.submit,
        \.forms.checking,
        \.forms.refusals.editingInterrupted, \.forms.refusals.screenChanged,
        \.forms.refusals.changedElsewhere,
        \.forms.refusals.choiceNotStored,
        \.forms.refusals.textNotStored,
        \.forms.rules.required, \.forms.rules.invalidEmail, \.forms.rules.invalidURL,
        \.forms.rules.invalidPattern,
        \.forms.rules.notEqual, \.forms.rules.tooShort, \.forms.rules.tooLong,
        \.forms.rules.tooSmall, \.forms.rules.tooLarge,
        \.forms.rules.notMore, \.forms.rules.notLess,
        \.forms.refusals.invalidNumber, \.forms.refusals.tooManyDecimals,
        \.forms.refusals.tooManyDigits,
        \.forms.refusals.signNotTaken, \.forms.refusals.controlNotTaken,
        \.forms.refusals.textNotTaken, \.forms.refusals.secretNotTaken,
        \.speech.states.on, \.speech.states.off, \.rows.lessAndMore, \.rows.choose,
        \.moving.openAndClose,
        \.rows.changeDate, \.rows.changeYear, \.rows.changeTime, \.rows.colors.changeColor,
        \.rows.toTime,
        \.rows.contacts.openAddress,
        \.rows.contacts.copyAddress, \.rows.contacts.call, \.rows.contacts.sendText,
        \.rows.contacts.copyNumber, \.rows.contacts.showContact, \.rows.colors.red,
        \.rows.colors.green, \.rows.colors.blue,
        \.rows.percentSign,
        \.rows.perSecond,
        \.rows.timeLeft,
      ] + guidancePaths
    for path in paths + spokenPaths {
      let name = "\(path)".split(separator: ".").last ?? ""
      // Placeholders for numbers and names must remain.
      let sign = words[keyPath: path].contains("%") ? " %" : ""
      words[keyPath: path] = "‹\(name)\(sign)›"
    }
    words.dates = .replaced
    words.linear.helping.help = words.linear.helping.help.map { "‹\($0)›" }
    return words
  }()
}

extension LocalizedStrings {
  private static var guidancePaths: [WritableKeyPath<LocalizedStrings, String>] {
    [
      \.guidance.choose, \.guidance.answer, \.guidance.leave, \.guidance.goToMatch,
      \.guidance.commands, \.guidance.showCommands, \.guidance.firstRow, \.guidance.lastRow,
      \.guidance.pageUp, \.guidance.pageDown, \.guidance.goTo, \.guidance.mouse.click,
      \.guidance.mouse.useRow, \.guidance.mouse.wheel, \.guidance.mouse.shiftDrag,
      \.guidance.mouse.selectText,
      \.guidance.refusals.noAction, \.guidance.refusals.isDisabled,
      \.data.isLoading, \.guidance.refusals.cannotDelete,
      \.guidance.refusals.cannotMove, \.guidance.refusals.noActions, \.guidance.refusals.noDetails,
      \.guidance.refusals.nothingToUndo, \.messages.nothingToRedo,
      \.guidance.refusals.nothingToEdit,
      \.guidance.refusals.noIndex,
      \.guidance.refusals.noText, \.guidance.refusals.noFurtherField, \.guidance.refusals.noSection,
      \.guidance.refusals.cannotOpen, \.guidance.refusals.cannotSuspend,
      \.guidance.refusals.cannotCopy,
      \.guidance.oneIsMissing,
      \.guidance.severalAreMissing,
    ]
  }
}

extension DateStrings {
  static let replaced: DateStrings = {
    var words = DateStrings.english
    words.months = (1...12).map { "‹month \($0)›" }
    words.shortMonths = (1...12).map { "‹\($0)›" }
    words.shortWeekdays = (1...7).map { "\($0)‹" }
    return words
  }()
}
