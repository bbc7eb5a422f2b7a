// The code of Docs/Rows.md.

import RowKit
import RowKitStorage

@MainActor private func bindings(
  _ settings: PhoneSettings, _ binding: Binding<Bool>
) -> [any CellController] {
  [
    .toggle("Wi-Fi", settings, \.isWiFiOn),  // a property of an object
    .toggle("Wi-Fi", isOn: binding),  // a binding of closures, or to a model's key
    .toggle("Wi-Fi", isOn: true) { print("Wi-Fi: \($0)") },  // a value of its own, and who is told
  ]
}

@MainActor private func tellingRows(_ book: @escaping (_ guests: Int) -> Void)
  -> [any CellController]
{
  [
    .stepper("Table for", value: 2, in: 1...9, format: .words { "\($0) guests" }) { book($0) }
  ]
}

extension SettingsKey<Bool> {
  static let wifi = SettingsKey("wifi")
}

@MainActor private func modelled(_ model: any SettingsStore) -> [any CellController] {
  [
    .toggle("Wi-Fi", isOn: Binding(model, .wifi, default: true))
  ]
}

@MainActor private func stored(_ screen: ScreenController) throws(JSONFileError) -> JSONFileModel {
  let model = try JSONFileModel(path: "settings.json")
  model.onError = { [weak screen] error in screen?.showMessage(error.description) }
  return model
}

private final class SettingsScreen: GenericTableController {}

@MainActor private func germanStage(of size: ScreenSize) -> Stage {
  var words = LocalizedStrings()
  words.cancel = "Abbrechen"
  words.rows.on = "an"
  words.dates.shortMonths[2] = "Mär"
  words.numbers = NumberFormat(decimalSeparator: ",")
  let stage = Stage(root: SettingsScreen(), size: size, words: words)
  return stage
}
