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
      .textField("Name", Binding(self, \.name), placeholder: "First and last"),
      .textField("Nickname", Binding(self, \.nickname), placeholder: "none"),
      .secureField("Password", Binding(self, \.password)),
      .numberField("Age", Binding(self, \.age), range: 0...150),
      .numberField("Weight", Binding(self, \.weight), idleFormat: .fixed(2), suffix: "kg"),
      .multilineText("Note", Binding(self, \.note), placeholder: "Anything"),
    ]
  }
}
