import RowKit

/// The actions of the buttons.
extension UpdatesScreen {
  /// The buttons, in lists of related actions.
  var buttonLists: [(label: String, buttons: [UpdateButton])] {
    [
      ("One row", rowButtons), ("One day", dayButtons), ("All days", allButtons),
      ("At once", severalButtons),
    ]
  }

  private var rowButtons: [UpdateButton] {
    [
      UpdateButton("a", "add") { [weak self] in self?.insertRow() },
      UpdateButton("d", "delete") { [weak self] in self?.deleteRow() },
      UpdateButton("m", "move") { [weak self] in self?.moveRow() },
      UpdateButton("r", "reload") { [weak self] in self?.reloadRow() },
      UpdateButton("x", "exchange") { [weak self] in self?.exchangeRow() },
    ]
  }

  private var dayButtons: [UpdateButton] {
    [
      UpdateButton("A", "add") { [weak self] in self?.insertDay() },
      UpdateButton("D", "delete") { [weak self] in self?.deleteDay() },
      UpdateButton("M", "move") { [weak self] in self?.moveDay() },
      UpdateButton("R", "reload") { [weak self] in self?.reloadDay() },
    ]
  }

  private var allButtons: [UpdateButton] {
    [
      UpdateButton("s", "shuffle") { [weak self] in self?.shuffle() },
      UpdateButton("o", "order") { [weak self] in self?.order() },
      UpdateButton("v", "reverse") { [weak self] in self?.reverse() },
      UpdateButton("z", "begin again") { [weak self] in self?.beginAgain() },
    ]
  }

  private var severalButtons: [UpdateButton] {
    [
      UpdateButton("b", "a batch") { [weak self] in self?.changeSeveral() },
      UpdateButton("f", "in mid-flight") { [weak self] in self?.changeInFlight() },
    ]
  }
}
