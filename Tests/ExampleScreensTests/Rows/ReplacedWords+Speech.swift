import RowKit
import RowKitLinear

extension LocalizedStrings {
  /// The words for people who listen, and the sentences of the linear mode.
  static var spokenPaths: [WritableKeyPath<LocalizedStrings, String>] {
    [
      \.speech.changes.rowAdded, \.speech.changes.rowsAdded, \.speech.changes.rowRemoved,
      \.speech.changes.rowsRemoved,
      \.speech.states.disabled, \.speech.states.readOnly, \.speech.states.selected,
      \.speech.states.expanded, \.speech.states.required,
      \.speech.states.collapsed, \.speech.states.entered, \.speech.states.empty,
      \.speech.states.current, \.speech.states.level,
      \.speech.kinds.link, \.speech.kinds.button, \.speech.kinds.toggle, \.speech.kinds.field,
      \.speech.kinds.choiceOf,
      \.speech.kinds.percent, \.speech.kinds.number, \.speech.kinds.numberRange,
      \.speech.kinds.email, \.speech.kinds.url,
      \.speech.kinds.phone, \.speech.kinds.date, \.speech.kinds.time, \.speech.kinds.color,
      \.linear.reading.isOn, \.linear.reading.rows,
      \.linear.reading.row, \.linear.reading.noRows, \.linear.reading.lines, \.linear.reading.line,
      \.linear.reading.fields,
      \.linear.reading.rowsNow, \.linear.reading.moreRows, \.linear.reading.end,
      \.linear.reading.group, \.linear.reading.loading, \.linear.reading.stillLoading,
      \.linear.search.stillSearching,
      \.linear.search.rowMatches, \.linear.search.rowsMatch, \.linear.search.noRowMatches,
      \.linear.search.searchEnded,
      \.linear.search.command, \.linear.choosing.rowIsGone, \.linear.choosing.noSuchRow,
      \.linear.choosing.nothingToDo,
      \.linear.choosing.done, \.linear.choosing.removed, \.linear.choosing.keys,
      \.linear.choosing.panel, \.linear.choosing.pressed,
      \.linear.choosing.unknownKey, \.linear.choosing.notPossible, \.linear.choosing.firstScreen,
      \.linear.choosing.nothingToSave,
      \.linear.choosing.copied, \.linear.choosing.address, \.linear.asking.now,
      \.linear.asking.keeps, \.linear.asking.ends,
      \.linear.asking.nextLine, \.linear.asking.takes, \.linear.asking.example,
      \.linear.choices.yes, \.linear.choices.no,
      \.linear.choices.yesOrNo, \.linear.choices.numbers, \.linear.choices.choices,
      \.linear.choices.moreChoices,
      \.linear.choices.severalEnd, \.linear.choices.none, \.linear.choices.noneOption,
      \.linear.asking.notAccepted,
      \.linear.choices.typeNumber, \.linear.choices.typeYesOrNo, \.linear.asking.typeWord,
      \.linear.asking.notConfirmed,
      \.linear.asking.notShown, \.linear.asking.severalLines, \.linear.asking.unchanged,
      \.linear.forms.eachField,
      \.linear.forms.lastField, \.linear.forms.saved, \.linear.forms.notSaved,
      \.linear.forms.checking, \.linear.forms.cancelled,
      \.linear.forms.ended, \.linear.helping.shortHelp, \.linear.helping.answerHelp,
      \.linear.helping.choiceHelp,
      \.linear.helping.canUse, \.linear.helping.canAnswer, \.linear.helping.canAct,
      \.linear.helping.canDetail, \.linear.helping.canDelete,
      \.linear.helping.canCopy, \.linear.helping.canMove,
    ]
  }
}
