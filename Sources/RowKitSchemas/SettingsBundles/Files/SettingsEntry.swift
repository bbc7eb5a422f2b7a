package import RowKit

/// An entry of a settings page, such as a switch or the beginning of a group.
package struct SettingsEntry: Hashable, Sendable {
  /// The properties, as a dictionary.
  package let properties: PropertyList

  /// Creates an entry.
  package init(_ properties: PropertyList) {
    self.properties = properties
  }

  /// Creates an entry of a type.
  ///
  /// ```swift
  /// SettingsEntry("PSToggleSwitchSpecifier", ["Title": .string("Wi-Fi"), "Key": .string("wifi")])
  /// ```
  package init(_ type: String, _ properties: KeyValuePairs<String, PropertyList> = [:]) {
    let entries = properties.map { PropertyList.Entry($0.key, $0.value) }
    self.init(.dictionary([PropertyList.Entry("Type", .string(type))] + entries))
  }

  /// The value of a property, or `nil` if there is none.
  package subscript(name: String) -> PropertyList? { properties[name] }

  /// The type, or an empty text if there is none.
  package var type: String { self["Type"]?.string ?? "" }

  /// The key of the stored value, or `nil` for an entry without a value.
  package var key: String? {
    self["Key"]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The value that applies until another one is stored.
  package var defaultValue: JSONValue? {
    self["DefaultValue"].flatMap { JSONValue(propertyList: $0) }
  }

  /// Whether a Boolean property is present and true.
  package func isTrue(_ name: String) -> Bool { self[name]?.bool == true }

  /// The range of a slider, or `nil` if the limits are none.
  var range: ClosedRange<Double>? {
    let lower = self["MinimumValue"]?.number ?? 0
    let upper = self["MaximumValue"]?.number ?? 1
    guard lower.isFinite, upper.isFinite, lower < upper else { return nil }
    return lower...upper
  }

  /// Whether the entry is a switch.
  var isToggle: Bool { type == "PSToggleSwitchSpecifier" || type == "PSToggleSwitch" }

  /// The code of iOS that makes the screen of a link, or `nil` if the screen is a page.
  var screenClass: String? {
    let names = [
      "IASKViewControllerClass", "IASKSegueIdentifier", "IASKViewControllerStoryBoardId",
    ]
    return names.lazy.compactMap { self[$0]?.string }.first
  }

  /// The name of the page that a link shows, or `nil` if it shows something else.
  var linkedPage: String? {
    let isLink = type == "PSChildPaneSpecifier" || type == "PSChildPane"
    return isLink && screenClass == nil ? self["File"]?.string : nil
  }

  /// The address of the web page that a link shows, or `nil` if it shows something else.
  var webAddress: String? {
    guard screenClass == "IASKAppSettingsWebViewController", let file = self["File"]?.string,
      file.hasPrefix("https://") || file.hasPrefix("http://")
    else { return nil }
    return file
  }

  /// Whether the entry begins a group.
  var isGroup: Bool { type == "PSGroupSpecifier" || type == "PSGroup" }
}
