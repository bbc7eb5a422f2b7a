// The screen of an account.

import JSONSchema
import JSONText
import RowKit
import RowKitSchemas

final class AccountScreen: GenericTableController {
  init(_ store: any SettingsStore) { super.init(title: "Account") }
}

// MARK: What the pictures show

/// A settings bundle of a phone.
@MainActor let phoneBundle = SettingsBundle(languages: ["de"]) { name in
  let texts = [
    "Root.plist": page(
      ["PSToggleSwitchSpecifier", "Title", "WIFI", "Key", "wifi", "DefaultValue", "<true/>"],
      ["PSGroupSpecifier", "Title", "Sounds", "FooterText", "Rings at night, too."],
      ["PSTextFieldSpecifier", "Title", "Owner", "Key", "owner", "DefaultValue", "Ada"],
      ["PSTextFieldSpecifier", "Title", "PIN", "Key", "pin", "IsSecure", "<true/>"],
      ["PSTitleValueSpecifier", "Title", "Version", "Key", "v", "DefaultValue", "1.0"],
      ["PSChildPaneSpecifier", "Title", "Display", "File", "Display"]),
    "Display.plist": page(
      ["PSToggleSwitchSpecifier", "Title", "Bold", "Key", "bold", "DefaultValue", "<true/>"]),
    "de.lproj/Root.strings": "\"WIFI\" = \"W-LAN\";",
  ]
  return texts[name].map { Array($0.utf8) }
}

private func page(_ entries: [String]...) -> String {
  let all = entries.map { words in
    var text = "<key>Type</key><string>\(words[0])</string>"
    for index in stride(from: 1, to: words.count, by: 2) {
      let value = words[index + 1]
      text += "<key>\(words[index])</key>"
      text += value.hasPrefix("<") ? value : "<string>\(value)</string>"
    }
    return "<dict>\(text)</dict>"
  }
  return "<plist version=\"1.0\"><dict><key>PreferenceSpecifiers</key><array>"
    + all.joined() + "</array></dict></plist>"
}

/// A schema of a contact, and a contact that breaks it.
let contactSchema = """
  {"type": "object", "required": ["name", "port"], "properties": {
    "name": {"type": "string", "title": "Name"},
    "wifi": {"type": "boolean", "title": "Wi-Fi", "default": true},
    "port": {"type": "integer", "title": "Port", "minimum": 1, "maximum": 65535},
    "look": {"title": "Look", "enum": ["light", "dark"]},
    "born": {"type": "string", "title": "Born", "format": "date"},
    "owner": {"type": "object", "title": "Owner",
      "additionalProperties": false,
      "properties": {"mail": {"type": "string", "title": "Mail"}}},
    "numbers": {"type": "array", "title": "Numbers", "items": {"type": "string"}}}}
  """
let contactText = """
  {"name": "Ada", "port": 70000, "look": "dark", "born": "1990-03-12", "numbers": ["555 0142"]}
  """
