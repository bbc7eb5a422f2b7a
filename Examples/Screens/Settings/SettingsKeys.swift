import RowKit

// The names of the settings, each with its type.

extension SettingsKey<Bool> {
  static let airplaneMode = SettingsKey("airplaneMode")
  static let wifi = SettingsKey("wifi")
  static let bluetooth = SettingsKey("bluetooth")
  static let previews = SettingsKey("notifications.previews")
  static let vibrates = SettingsKey("sounds.vibrates")
  static let boldText = SettingsKey("display.boldText")
  static let setsTimeItself = SettingsKey("time.automatic")
  static let alarm = SettingsKey("alarm.isOn")
}

extension SettingsKey<String> {
  static let network = SettingsKey("wifi.network")
  static let ring = SettingsKey("sounds.ring")
  static let appearance = SettingsKey("display.appearance")
  static let language = SettingsKey("language")
}

extension SettingsKey<[String]> {
  static let alarmDays = SettingsKey("alarm.days")
  static let quietApps = SettingsKey("notifications.quiet")
}

extension SettingsKey<Double> {
  static let volume = SettingsKey("sounds.volume")
  static let brightness = SettingsKey("display.brightness")
}

extension SettingsKey<Int> {
  static let textSize = SettingsKey("display.textSize")
  static let lockMinutes = SettingsKey("display.lockMinutes")
}

extension SettingsKey<CivilDate> {
  static let date = SettingsKey("time.date")
}

extension SettingsKey<CivilTime> {
  static let alarmTime = SettingsKey("alarm.time")
}

extension SettingsKey<RGBColor> {
  static let accent = SettingsKey("display.accent")
}
