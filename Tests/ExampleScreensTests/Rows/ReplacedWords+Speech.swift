import RowKit

extension LocalizedStrings {
  /// The words for people who listen, and the sentences of the linear mode.
  static var spokenPaths: [WritableKeyPath<LocalizedStrings, String>] {
    [
      \.speech.rowAdded, \.speech.rowsAdded, \.speech.rowRemoved, \.speech.rowsRemoved,
      \.speech.disabled, \.speech.readOnly, \.speech.selected, \.speech.expanded,
      \.speech.collapsed, \.speech.entered, \.speech.empty, \.speech.current, \.speech.level,
      \.speech.link, \.speech.button, \.speech.toggle, \.speech.field, \.speech.choiceOf,
      \.speech.percent, \.speech.number, \.speech.numberRange, \.speech.email, \.speech.url,
      \.speech.phone, \.speech.date, \.speech.time, \.speech.color, \.linear.isOn, \.linear.rows,
      \.linear.row, \.linear.noRows, \.linear.lines, \.linear.line, \.linear.fields,
      \.linear.rowsNow, \.linear.moreRows, \.linear.end, \.linear.group, \.linear.stillSearching,
      \.linear.loading, \.linear.stillLoading,
      \.linear.rowMatches, \.linear.rowsMatch, \.linear.noRowMatches, \.linear.searchEnded,
      \.linear.command, \.linear.rowIsGone, \.linear.noSuchRow, \.linear.nothingToDo,
      \.linear.done, \.linear.removed, \.linear.keys, \.linear.panel, \.linear.pressed,
      \.linear.unknownKey, \.linear.notPossible, \.linear.firstScreen, \.linear.nothingToSave,
      \.linear.copied, \.linear.address, \.linear.now, \.linear.keeps, \.linear.ends,
      \.linear.nextLine, \.linear.takes, \.linear.example, \.linear.yes, \.linear.no,
      \.linear.yesOrNo, \.linear.numbers, \.linear.choices, \.linear.moreChoices,
      \.linear.severalEnd, \.linear.none, \.linear.noneOption, \.linear.notAccepted,
      \.linear.typeNumber, \.linear.typeYesOrNo, \.linear.typeWord, \.linear.notConfirmed,
      \.linear.notShown, \.linear.severalLines, \.linear.unchanged, \.linear.eachField,
      \.linear.lastField, \.linear.saved, \.linear.notSaved, \.linear.checking, \.linear.cancelled,
      \.linear.ended, \.linear.shortHelp, \.linear.answerHelp, \.linear.choiceHelp,
      \.linear.canUse, \.linear.canAnswer, \.linear.canAct, \.linear.canDetail, \.linear.canDelete,
      \.linear.canCopy, \.linear.canMove,
    ]
  }
}
