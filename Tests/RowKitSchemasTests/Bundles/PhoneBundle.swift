import Foundation
import RowKitSchemas

/// A settings bundle as an app ships it: four pages, two languages, and pages for a tablet.
enum PhoneBundle {
  /// Returns the bundle for a device.
  ///
  /// - Parameters:
  ///   - platform: The suffix of files for a device.
  ///   - languages: The languages of the person, the preferred one first.
  ///   - isBinary: Whether the pages are binary property lists.
  /// - Returns: The bundle.
  static func bundle(
    platform: String? = nil, languages: [String] = ["en"], isBinary: Bool = false
  ) -> SettingsBundle {
    var files = pages.mapValues { xml($0) }
    if isBinary { files = files.mapValues { binary($0) } }
    files["en.lproj/Phone.strings"] = Array(english.utf8)
    files["de.lproj/Phone.strings"] = [0xFF, 0xFE] + utf16(german)
    let all = files
    return SettingsBundle(platform: platform, languages: languages) { all[$0] }
  }

  private static func xml(_ entries: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>StringsTable</key><string>Phone</string>
      <key>PreferenceSpecifiers</key><array>\(entries)</array>
      </dict></plist>
      """.utf8)
  }

  private static func binary(_ xml: [UInt8]) -> [UInt8] {
    let list = try? PropertyListSerialization.propertyList(from: Data(xml), format: nil)
    let data = list.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
    }
    return data.map { Array($0) } ?? []
  }

  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  /// Returns an entry with a type, texts, and other properties as XML.
  private static func entry(
    _ type: String, _ texts: KeyValuePairs<String, String> = [:], _ xml: String = ""
  ) -> String {
    let members = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<dict><key>Type</key><string>\(type)</string>\(members)\(xml)</dict>\n"
  }

  private static func texts(_ key: String, _ texts: String...) -> String {
    let list = texts.map { "<string>\($0)</string>" }.joined()
    return "<key>\(key)</key><array>\(list)</array>"
  }

  // MARK: Pages

  private static let pages = [
    "Root.plist": root, "Root~ipad.plist": root + pad, "Sounds.plist": sounds,
    "Account.plist": account, "Alarm.plist": alarm,
  ]

  private static let root =
    entry("PSGroupSpecifier", ["Title": "NETWORK", "FooterText": "NETWORK_FOOTER"])
    + entry(
      "PSToggleSwitchSpecifier", ["Title": "Wi-Fi", "Key": "wifi"],
      "<key>DefaultValue</key><true/>")
    + entry(
      "PSToggleSwitchSpecifier",
      [
        "Title": "ROAMING", "Key": "roaming", "TrueValue": "on", "FalseValue": "off",
        "DefaultValue": "off",
      ])
    + entry("PSGroupSpecifier", ["Title": "DISPLAY", "Key": "display"])
    + entry(
      "PSSliderSpecifier",
      ["Key": "light", "MinimumValueImage": "moon.png", "MaximumValueImage": "sun.png"],
      """
      <key>MinimumValue</key><integer>0</integer><key>MaximumValue</key><integer>10</integer>
      <key>DefaultValue</key><real>5</real>
      """)
    + entry(
      "PSMultiValueSpecifier", ["Title": "SIZE", "Key": "size"],
      texts("Titles", "Small letters", "Large letters", "Huge letters")
        + texts("ShortTitles", "Small", "Large", "Huge")
          + """
          <key>Values</key><array><integer>1</integer><integer>2</integer><integer>3</integer></array>
          <key>DefaultValue</key><integer>2</integer>
          """)
    + entry("PSChildPaneSpecifier", ["Title": "SOUNDS", "File": "Sounds"])
    + entry("PSChildPaneSpecifier", ["Title": "ACCOUNT", "File": "Account"])
    + entry("PSTitleValueSpecifier", ["Title": "VERSION", "Key": "version", "DefaultValue": "1.0"])

  private static let pad =
    entry("PSGroupSpecifier", ["Title": "Tablet"])
    + entry(
      "PSToggleSwitchSpecifier", ["Title": "Pencil", "Key": "pencil"],
      texts("SupportedUserInterfaceIdioms", "Pad") + "<key>DefaultValue</key><false/>")
    + entry(
      "PSToggleSwitchSpecifier", ["Title": "Calls", "Key": "calls"],
      texts("SupportedUserInterfaceIdioms", "Phone") + "<key>DefaultValue</key><false/>")

  private static let sounds =
    entry(
      "PSRadioGroupSpecifier", ["Title": "RING", "Key": "ring", "DefaultValue": "marimba"],
      texts("Values", "marimba", "bell", "harp") + texts("Titles", "Marimba", "Bell", "Arpa")
        + "<key>DisplaySortedByTitle</key><true/>")
    + entry(
      "IASKListGroupSpecifier", ["Title": "Alarms", "Key": "alarms"],
      """
      <key>ItemSpecifier</key><dict><key>Type</key><string>PSChildPaneSpecifier</string>
      <key>Key</key><string>name</string><key>Title</key><string>Alarm</string>
      <key>File</key><string>Alarm</string></dict>
      <key>AddSpecifier</key><dict><key>Title</key><string>Add Alarm</string></dict>
      <key>Deletable</key><true/>
      """)

  private static let alarm =
    entry("PSTextFieldSpecifier", ["Title": "Name", "Key": "name"])
    + entry(
      "IASKDatePickerSpecifier",
      ["Title": "Time", "Key": "time", "DatePickerMode": "Time", "DefaultValue": "07:30"])
    + entry(
      "PSToggleSwitchSpecifier", ["Title": "Snooze", "Key": "snooze"],
      "<key>DefaultValue</key><true/>")

  private static let account =
    entry(
      "PSTextFieldSpecifier",
      ["Title": "NAME", "Key": "name", "ReadOnlyKey": "fullName", "IASKPlaceholder": "Ada"])
    + entry(
      "PSTextFieldSpecifier", ["Title": "Mail", "Key": "mail", "KeyboardType": "EmailAddress"])
    + entry(
      "PSTextFieldSpecifier", ["Title": "Port", "Key": "port", "KeyboardType": "NumberPad"])
    + entry(
      "PSTextFieldSpecifier", ["Title": "PASSWORD", "Key": "password"],
      "<key>IsSecure</key><true/>")
    + entry(
      "IASKTextViewSpecifier", ["Title": "Note", "Key": "note"],
      "<key>OverrideReadOnly</key><true/>")
    + entry(
      "PSTitleValueSpecifier", ["Title": "Since", "Key": "since"],
      "<key>OnlyOnReadOnly</key><true/><key>DefaultValue</key><integer>2026</integer>")
    + entry(
      "PSTextFieldSpecifier", ["Title": "Token", "Key": "token", "DefaultValue": "t0"],
      "<key>isHidden</key><true/>")
    + entry("IASKCustomViewSpecifier", ["Title": "Stars", "Key": "stars"])
    + entry("PSGroupSpecifier")
    + entry("IASKOpenURLSpecifier", ["Title": "Help", "File": "https://help.example"])
    + entry(
      "IASKMailComposeSpecifier", ["Title": "Write to Us"],
      texts("IASKMailComposeToRecipents", "us@example.org"))
    + entry("IASKButtonSpecifier", ["Title": "SIGN_OUT", "Key": "signOut"])

  // MARK: Texts

  private static let english = """
    "NETWORK" = "Network"; "NETWORK_FOOTER" = "Calls work without it.";
    "ROAMING" = "Roaming"; "DISPLAY" = "Display"; "SIZE" = "Text Size"; "SOUNDS" = "Sounds";
    "ACCOUNT" = "Account"; "VERSION" = "Version"; "RING" = "Ring Tone"; "NAME" = "Name";
    "PASSWORD" = "Password"; "SIGN_OUT" = "Sign Out";
    """

  private static let german = """
    /* Only what differs. */
    "NETWORK" = "Netz"; "ROAMING" = "Ausland"; "SOUNDS" = "Töne"; "RING" = "Klingelton";
    "Bell" = "Glocke"; "Small letters" = "Kleine Schrift"; "Small" = "Klein";
    """
}
