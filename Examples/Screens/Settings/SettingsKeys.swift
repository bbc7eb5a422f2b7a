import RowKit

// The names of the settings, each with its type.

extension ModelKey<Bool> {
  static let airplaneMode = ModelKey("airplaneMode")
  static let wifi = ModelKey("wifi")
  static let bluetooth = ModelKey("bluetooth")
  static let previews = ModelKey("notifications.previews")
  static let vibrates = ModelKey("sounds.vibrates")
  static let boldText = ModelKey("display.boldText")
  static let setsTimeItself = ModelKey("time.automatic")
  static let alarm = ModelKey("alarm.isOn")
}

extension ModelKey<String> {
  static let network = ModelKey("wifi.network")
  static let ring = ModelKey("sounds.ring")
  static let appearance = ModelKey("display.appearance")
  static let language = ModelKey("language")
}

extension ModelKey<[String]> {
  static let alarmDays = ModelKey("alarm.days")
  static let quietApps = ModelKey("notifications.quiet")
}

extension ModelKey<Double> {
  static let volume = ModelKey("sounds.volume")
  static let brightness = ModelKey("display.brightness")
}

extension ModelKey<Int> {
  static let textSize = ModelKey("display.textSize")
  static let lockMinutes = ModelKey("display.lockMinutes")
}

extension ModelKey<CivilDate> {
  static let date = ModelKey("time.date")
}

extension ModelKey<CivilTime> {
  static let alarmTime = ModelKey("alarm.time")
}

extension ModelKey<RGBColor> {
  static let accent = ModelKey("display.accent")
}
