import RowKit

/// The second and third levels.
extension SettingsPages {
  var wifi: [TableGroup] {
    let isOn = model[.wifi] != false
    let networks = ["Ferncastle", "Cafe Harp", "Guest"].map { Choice($0) }
    let switches = TableGroup(
      footer: isOn ? nil : "Apps use mobile data while Wi-Fi is off.", id: "switch",
      rows: [.toggle("Wi-Fi", bool(.wifi, default: true), id: "wifi")])
    guard isOn else { return [switches] }
    return [
      switches,
      TableGroup("Networks", id: "networks", radio: binding(.network, default: ""), networks),
    ]
  }

  var notifications: [TableGroup] {
    let apps = [
      Choice("None", "None", isExclusive: true), Choice("Calls"), Choice("Mail"),
      Choice("Calendar"),
    ]
    return [
      TableGroup(rows: [.toggle("Show Previews", bool(.previews, default: true))]),
      TableGroup(
        footer: "Quiet apps don't sound and don't light the screen.",
        rows: [
          .multipleChoice("Quiet Apps", set(.quietApps), apps, placeholder: "None chosen")
        ]),
    ]
  }

  var sounds: [TableGroup] {
    [
      TableGroup(
        "Volume",
        rows: [
          .slider("Ring and Alerts", binding(.volume, default: 0.6)),
          .toggle("Vibrate", bool(.vibrates)),
        ]),
      TableGroup(
        rows: [
          .choice("Ring Tone", binding(.ring, default: "Marimba"), RowsModel.rings),
          link("Alarm", value: { [model] in model[.alarm] == true ? "On" : "Off" }) { $0.alarm },
        ]),
    ]
  }

  var alarm: [TableGroup] {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { Choice($0) }
    let switches = TableGroup(
      id: "switch", rows: [.toggle("Alarm", bool(.alarm), id: "alarm")])
    guard model[.alarm] == true else { return [switches] }
    let morning = CivilTime(minutesSinceMidnight: 7 * 60)
    return [
      switches,
      TableGroup(
        id: "when",
        rows: [
          .time("Time", binding(.alarmTime, default: morning), minuteStep: 5, id: "time"),
          .multipleChoice("Repeat", set(.alarmDays), days, placeholder: "Never"),
        ]),
    ]
  }

  var display: [TableGroup] {
    let appearance = Binding(
      get: { [model] in model[.appearance] ?? "Automatic" },
      set: { [model, appearanceDidChange] name in
        model[.appearance] = name
        appearanceDidChange()
      })
    return [
      TableGroup("Appearance", radio: appearance, RowsModel.appearances),
      TableGroup(
        "Text and light",
        rows: [
          .slider("Brightness", binding(.brightness, default: 0.5)),
          .stepper("Text Size", binding(.textSize, default: 5), in: 1...9),
          .toggle("Bold Text", bool(.boldText)),
          .color("Accent", binding(.accent, default: RGBColor(0x00, 0x7A, 0xFF))),
          .segmented(
            "Lock", binding(.lockMinutes, default: 5),
            [Choice(1, "1 min"), Choice(5, "5 min"), Choice(0, "Never")]),
        ]),
    ]
  }

  var general: [TableGroup] {
    [
      TableGroup(rows: [
        link("About") { $0.about },
        link("Date and Time") { $0.time },
        .inlineChoice(
          "Language", binding(.language, default: "English"),
          ["English", "Français", "日本語"].map { Choice($0) }),
      ])
    ]
  }

  var about: [TableGroup] {
    [
      TableGroup(rows: [
        .value("Name", "Ada's Phone"),
        .value("Network") { [model] in model[.network] },
        .subtitle("RowKit Phone", "Model A, 128 GB"),
        .url("Help", "https://help.example"),
        .email("Support", "support@help.example"),
      ])
    ]
  }

  var time: [TableGroup] {
    let isAutomatic = model[.setsTimeItself] != false
    let date = binding(.date, default: today)
    return [
      TableGroup(
        rows: [
          .toggle("Set Automatically", bool(.setsTimeItself, default: true), id: "automatic")
        ] + (isAutomatic ? [] : [.date("Date", date, today: today, id: "date")]))
    ]
  }

  private func set(_ key: SettingsKey<[String]>) -> Binding<Set<String>> {
    Binding(
      get: { [model] in Set(model[key] ?? []) }, set: { [model] in model[key] = $0.sorted() })
  }
}
