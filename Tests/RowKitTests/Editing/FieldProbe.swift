import Observation
import RowKit

/// A contact whose fields tests edit.
@Observable @MainActor final class FieldProbe {
  var name = "Ada"
  var nickname: String?
  var note = ""
  var password = ""
  var age: Int? = 36
  var weight = 60.5

  /// Rows of every kind with a text.
  var rows: [any CellController] {
    [
      .textField("Name", self, \.name, placeholder: "First and last"),
      .textField("Nickname", self, \.nickname, placeholder: "none"),
      .secureField("Password", self, \.password),
      .numberField("Age", self, \.age, range: 0...150),
      .numberField("Weight", self, \.weight, idleFormat: .fixed(2), suffix: "kg"),
      .multilineText("Note", self, \.note, placeholder: "Anything"),
    ]
  }
}
