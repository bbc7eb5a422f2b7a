import RowKit
import RowKitSchemas
import RowKitTesting

extension HostileAttack {
  /// Pages of settings bundles with entries of all types and properties of any kind.
  ///
  /// Some are damaged. A page shows rows or a sentence, and everything that isn't used has one.
  static let bundles = HostileAttack(
    name: "bundles", title: "settings bundles", share: 20
  ) { random, subjects in
    var pages: [String: [UInt8]] = [:]
    for name in ["Root.plist", "Child.plist", "en.lproj/Root.strings"] {
      pages[name] = page(&random)
      if random.hits(oneIn: 3) { pages[name] = Damage.done(to: pages[name] ?? [], &random) }
    }
    let files = pages
    let controller = SettingsBundleScreen(
      SettingsBundle { files[$0] }, store: InMemoryModel(), isReadOnly: random.hits(oneIn: 5))
    let screen = HostileScreen(controller, size: ScreenSize(width: 40, height: 20), subjects)
    for _ in 0..<30 where !screen.hasQuit { screen.send(.key(random.pick(keysOfRows))) }
    let sentences = controller.problems.filter { !$0.hasSuffix(".") }
    return screen.problems + sentences.map { HostileProblem(.value, "No sentence: \($0)") }
  }

  private static let keysOfRows: [KeyPress] =
    [
      .up, .down, .down, .return, .return, .escape, .left, .right, .space, .delete, .home, .end,
      .tab,
    ]
    .map { KeyPress($0) } + ["a", "7", "."].map { KeyPress(Character($0)) }

  private static let types = [
    "PSGroupSpecifier", "PSToggleSwitchSpecifier", "PSSliderSpecifier", "PSTextFieldSpecifier",
    "PSTitleValueSpecifier", "PSMultiValueSpecifier", "PSRadioGroupSpecifier",
    "PSChildPaneSpecifier", "IASKOpenURLSpecifier", "IASKMailComposeSpecifier",
    "IASKButtonSpecifier", "IASKTextViewSpecifier", "IASKDatePickerSpecifier",
    "IASKListGroupSpecifier", "IASKCustomViewSpecifier", "Unknown",
  ]

  private static let properties = [
    "Title", "Key", "DefaultValue", "Values", "Titles", "ShortTitles", "MinimumValue",
    "MaximumValue", "MinimumValueImage", "TrueValue", "FalseValue", "IsSecure", "KeyboardType",
    "File", "FooterText", "isHidden", "DatePickerMode", "MinuteInterval", "ItemSpecifier",
    "AddSpecifier", "DisplaySortedByTitle", "SupportedUserInterfaceIdioms", "ReadOnlyKey",
    "OverrideReadOnly", "OnlyOnReadOnly", "IASKPlaceholder", "IASKMailComposeToRecipents",
  ]

  private static func page(_ random: inout RandomNumbers) -> [UInt8] {
    let entries = (0..<random.below(12)).map { _ in entry(&random, depth: 0) }
    let page = PropertyList.dictionary([
      PropertyList.Entry("Title", propertyList(&random, depth: 4)),
      PropertyList.Entry("PreferenceSpecifiers", .array(entries)),
    ])
    var binary = BinaryPropertyList()
    return random.hits(oneIn: 2)
      ? binary.bytes(of: page) : Array("<plist>\(xml(of: page))</plist>".utf8)
  }

  private static func entry(_ random: inout RandomNumbers, depth: Int) -> PropertyList {
    guard !random.hits(oneIn: 20) else { return propertyList(&random, depth: 2) }
    var entries = [PropertyList.Entry("Type", .string(random.pick(types)))]
    for name in properties where random.hits(oneIn: 2) {
      entries.append(PropertyList.Entry(name, property(name, &random, depth: depth)))
    }
    return .dictionary(entries)
  }

  /// Returns a likely value of a property, or any value.
  private static func property(
    _ name: String, _ random: inout RandomNumbers, depth: Int
  ) -> PropertyList {
    guard !random.hits(oneIn: 6) else { return propertyList(&random, depth: 2) }
    switch name {
    case "ItemSpecifier", "AddSpecifier":
      return depth > 2 ? .boolean(true) : entry(&random, depth: depth + 1)
    case "File": return .string(random.pick(["Child", "Root", "../Root", "", "https://x.example"]))
    case "Values", "Titles", "ShortTitles":
      return .array((0..<random.below(4)).map { _ in propertyList(&random, depth: 4) })
    case "IsSecure", "isHidden", "DisplaySortedByTitle", "OverrideReadOnly", "OnlyOnReadOnly":
      return .boolean(random.hits(oneIn: 4))
    case "Key", "ReadOnlyKey": return .string(random.pick(["a", "b", "c", ""]))
    case "DatePickerMode": return .string(random.pick(["Date", "Time", "DateAndTime"]))
    default: return propertyList(&random, depth: 4)
    }
  }
}
