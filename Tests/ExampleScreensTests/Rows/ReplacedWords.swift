import RowKit

extension LocalizedStrings {
  /// Strings that differ from all of the framework's own.
  ///
  /// Each names the one it replaces.
  static let replaced: LocalizedStrings = {
    var words = LocalizedStrings()
    let paths: [WritableKeyPath<LocalizedStrings, String>] =
      [
        \.back, \.goBack, \.cancel, \.ok, \.delete, \.help, \.showKeys, \.search, \.searching,
        \.searched,
        \.pasteCut,
        \.noMatches, \.select, \.open, \.collapse, \.expand, \.move, \.actions, \.accessory, \.edit,
        \.done, \.undo, \.refresh, \.copyRow, \.copied, \.page, \.scroll, \.edges, \.nextMatch,
        \.index, \.moveRow, \.redraw, \.suspend, \.quit, \.loading, \.noResults, \.discardTitle,
        \.quitTitle, \.halfPage, \.rowNumber, \.goToRow, \.goToPercent, \.discardNumber,
        \.forms.selectAll,
        \.discard, \.keepEditing, \.deleted, \.isThereAgain, \.cannotPutBack,
        \.of, \.forms.next, \.forms.edit, \.forms.newLine,
        \.forms.nextField, \.forms.previousField, \.forms.endEditing, \.forms.reveal,
        \.forms.suggestions, \.forms.redo, \.forms.cutAndCopy, \.forms.paste, \.forms.clear,
        \.forms.edges, \.forms.byWords, \.forms.save, \.forms.submit, \.forms.checking,
        \.forms.editingInterrupted, \.forms.changedElsewhere, \.forms.textNotStored,
        \.forms.required, \.forms.invalidEmail, \.forms.invalidURL, \.forms.invalidPattern,
        \.forms.notEqual, \.forms.tooShort, \.forms.tooLong, \.forms.tooSmall, \.forms.tooLarge,
        \.forms.notMore, \.forms.notLess,
        \.forms.invalidNumber, \.forms.tooManyDecimals, \.forms.tooManyDigits,
        \.forms.signNotTaken, \.forms.controlNotTaken, \.forms.textNotTaken, \.forms.secretNotTaken,
        \.rows.on, \.rows.off, \.rows.lessAndMore, \.rows.choose, \.rows.openAndClose,
        \.rows.changeDate, \.rows.changeTime, \.rows.changeColor, \.rows.toTime, \.rows.openAddress,
        \.rows.copyAddress, \.rows.call, \.rows.sendText,
        \.rows.copyNumber, \.rows.showContact, \.rows.red, \.rows.green, \.rows.blue,
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
    words.linear.help = words.linear.help.map { "‹\($0)›" }
    return words
  }()
}

extension LocalizedStrings {
  private static var guidancePaths: [WritableKeyPath<LocalizedStrings, String>] {
    [
      \.guidance.choose, \.guidance.answer, \.guidance.leave, \.guidance.keepMatches,
      \.guidance.commands, \.guidance.showCommands, \.guidance.firstRow, \.guidance.lastRow,
      \.guidance.pageUp, \.guidance.pageDown, \.guidance.goTo, \.guidance.mouse.click,
      \.guidance.mouse.useRow, \.guidance.mouse.wheel, \.guidance.mouse.shiftDrag,
      \.guidance.mouse.selectText,
      \.guidance.refusals.noAction, \.guidance.refusals.isDisabled,
      \.guidance.refusals.cannotDelete,
      \.guidance.refusals.cannotMove, \.guidance.refusals.noActions, \.guidance.refusals.noDetails,
      \.guidance.refusals.nothingToUndo, \.guidance.refusals.nothingToEdit,
      \.guidance.refusals.noIndex,
      \.guidance.refusals.noText, \.guidance.refusals.noFurtherField, \.guidance.refusals.noSection,
      \.guidance.refusals.cannotOpen, \.guidance.refusals.cannotCopy, \.guidance.oneIsMissing,
      \.guidance.severalAreMissing,
    ]
  }
}

extension DateStrings {
  static let replaced: DateStrings = {
    var words = DateStrings()
    words.months = (1...12).map { "‹month \($0)›" }
    words.shortMonths = (1...12).map { "‹\($0)›" }
    words.shortWeekdays = (1...7).map { "\($0)‹" }
    return words
  }()
}
