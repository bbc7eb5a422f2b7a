import JSONText
import RowKit

/// A page of a settings bundle.
package struct SettingsPage: Sendable {
  /// The name of the file, without its extension.
  package let name: String

  /// The entries, in order.
  package let entries: [SettingsEntry]

  /// A sentence for each part of the page that can't be used as written.
  package let problems: [String]

  private let texts: LocalizedTexts
  private let title: String?

  init(_ name: String, _ list: PropertyList, texts: LocalizedTexts) {
    self.name = name
    self.texts = texts
    title = list["Title"]?.string
    let specifiers = list["PreferenceSpecifiers"]
    entries = (specifiers?.array ?? []).map { SettingsEntry($0) }
    var problems = texts.problems
    if specifiers?.array == nil {
      problems.append("\(name): there is no list of PreferenceSpecifiers.")
    }
    for (index, entry) in entries.enumerated() {
      problems += SettingsPage.problems(of: entry).map { "\(name), entry \(index + 1): \($0)" }
    }
    self.problems = problems
  }

  /// The title, in the language of the person, or `nil` if the page has none.
  package var localizedTitle: String? { title.map { texts[$0] } }

  /// Returns the text for a key in the language of the person, or the key.
  package func text(for key: String) -> String { texts[key] }

  // MARK: Problems

  /// Returns a sentence for each part of an entry that can't be used as written.
  private static func problems(of entry: SettingsEntry) -> [String] {
    guard entry.properties.entries != nil else { return ["it is no dictionary."] }
    guard !entry.type.isEmpty else { return ["it has no type."] }
    var problems: [String] = []
    var counts: [ExactString: Int] = [:]
    for property in entry.properties.entries ?? [] {
      let key = ExactString(property.key)
      counts[key, default: 0] += 1
      if counts[key] == 2 {
        problems.append("\(key.string) is given twice; the last one counts.")
      }
    }
    guard let kind = kinds[entry.type] else { return problems }
    if kind.contains(.key), entry.key == nil { problems.append("it has no key.") }
    problems += fileProblems(of: entry, needsFile: kind.contains(.file))
    if kind.contains(.values) { problems += choiceProblems(of: entry) }
    if kind.contains(.range), entry.range == nil {
      problems.append("its range is no range, so 0 to 1 is used.")
    }
    return problems
  }

  private static func fileProblems(of entry: SettingsEntry, needsFile: Bool) -> [String] {
    if let name = entry.screenClass, entry.webAddress == nil {
      return ["its screen \(name) is code of iOS, so it needs a row of the app."]
    }
    return needsFile && entry["File"]?.string == nil ? ["it has no file."] : []
  }

  private static func choiceProblems(of entry: SettingsEntry) -> [String] {
    var problems: [String] = []
    let values = entry["Values"]?.array ?? []
    let titles = entry["Titles"]?.array ?? []
    if values.count != titles.count {
      problems.append("it has \(values.count) values and \(titles.count) titles.")
    }
    let stored = values.compactMap { JSONValue(propertyList: $0) }
    if let value = entry.defaultValue, !stored.contains(where: { $0.isSame(as: value) }),
      !stored.isEmpty
    {
      problems.append("its default \(value.plainText) is none of its values.")
    }
    return problems
  }

  /// A part that an entry needs.
  private struct Part: OptionSet {
    let rawValue: Int
    static let key = Part(rawValue: 1)
    static let file = Part(rawValue: 2)
    static let values = Part(rawValue: 4)
    static let range = Part(rawValue: 8)
  }

  private static let kinds: [String: Part] = [
    "PSToggleSwitchSpecifier": .key, "PSSliderSpecifier": [.key, .range],
    "PSTextFieldSpecifier": .key, "PSTitleValueSpecifier": .key,
    "PSMultiValueSpecifier": [.key, .values], "PSRadioGroupSpecifier": [.key, .values],
    "PSChildPaneSpecifier": .file, "IASKOpenURLSpecifier": .file,
    "IASKTextViewSpecifier": .key, "IASKDatePickerSpecifier": .key,
    "IASKListGroupSpecifier": .key,
  ]
}
