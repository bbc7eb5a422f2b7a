import RowKit
import RowKitStorage

/// The pages of a phone's settings, over any model of keys and values.
@MainActor final class SettingsPages {
  /// Shows a message on the visible screen.
  var show: (String) -> Void = { _ in }

  /// Called after a person chose another appearance.
  var appearanceDidChange: () -> Void = {}

  let model: any SettingsStore
  let today: CivilDate

  init(_ model: any SettingsStore, today: CivilDate) {
    self.model = model
    self.today = today
  }

  /// Reports that settings could not be saved.
  func report(_ error: JSONFileError) {
    show(error.description)
  }

  /// The theme whose name is stored, or `nil` if the terminal decides.
  var theme: Theme? { model[.appearance].flatMap { Theme.named($0) } }

  // MARK: The first level

  var root: [TableGroup] {
    [
      TableGroup(rows: [
        .toggle("Airplane Mode", bool(.airplaneMode), image: "✈"),
        link("Wi-Fi", "≋", value: wifiSummary) { $0.wifi },
        .toggle("Bluetooth", bool(.bluetooth), image: "∗"),
      ]),
      TableGroup(rows: [
        link("Notifications", "◆") { $0.notifications },
        link("Sounds", "♪", value: { [model] in model[.ring] ?? "Marimba" }) { $0.sounds },
        link("Display", "☼", value: { [model] in model[.appearance] ?? "Automatic" }) {
          $0.display
        },
      ]),
      TableGroup(rows: [link("General", "⚙") { $0.general }]),
    ]
  }

  private var wifiSummary: () -> String? {
    { [model] in
      if model[.airplaneMode] == true { return "Airplane Mode" }
      return model[.wifi] == false ? "Off" : model[.network] ?? "Not connected"
    }
  }

  // MARK: Rows

  func bool(_ key: SettingsKey<Bool>, default value: Bool = false) -> Binding<Bool> {
    binding(key, default: value)
  }

  func binding<Value: StoredValueRepresentable>(
    _ key: SettingsKey<Value>, default value: Value
  ) -> Binding<Value> {
    Binding(get: { [model] in model[key] ?? value }, set: { [model] in model[key] = $0 })
  }

  func link(
    _ title: String, _ glyph: String? = nil, value: (() -> String?)? = nil,
    groups: @escaping (SettingsPages) -> [TableGroup]
  ) -> any CellController {
    LinkRowController(title, value: value, image: glyph.map { CellImage($0) }) {
      SettingsPage(title) { groups(self) }
    }
  }
}
