public import RowKitScreens

/// The text that a program with a screen leaves behind.
public enum ProgramStrings: String, StringKeys {
  /// The line that stays of a saved form below the prompt. `%` stands for its title.
  case saved = "%: saved"

  /// The line that stays of a form below the prompt that was left. `%` stands for its title.
  case cancelled = "%: cancelled"

  /// The report when the pressed keys leave an alert open that asks. `%` stands for its title.
  case notAnswered = "“%” wasn't answered."

  /// The report when a signal, or the end of the lines of linear mode, ends a program that asks.
  case answersNotUsed = "The program was ended, so the answers aren't used."
}
