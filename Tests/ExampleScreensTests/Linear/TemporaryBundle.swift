import Foundation

/// A settings bundle of two pages that exists as long as this object.
final class TemporaryBundle {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  var path: String { folder.appending(path: "Settings.bundle").path }

  init() throws {
    let bundle = folder.appending(path: "Settings.bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    for (name, entries) in [("Root", TemporaryBundle.root), ("Account", TemporaryBundle.account)] {
      let page = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
        \(entries)
        </array></dict></plist>
        """
      try Data(page.utf8).write(to: bundle.appending(path: name + ".plist"))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let root = """
    <dict><key>Type</key><string>PSToggleSwitchSpecifier</string><key>Title</key>
    <string>Roaming</string><key>Key</key><string>roaming</string>
    <key>DefaultValue</key><true/></dict>
    <dict><key>Type</key><string>PSMultiValueSpecifier</string><key>Title</key>
    <string>Size</string><key>Key</key><string>size</string>
    <key>Titles</key><array><string>Small</string><string>Large</string><string>Huge</string></array>
    <key>Values</key><array><integer>1</integer><integer>2</integer><integer>3</integer></array>
    <key>DefaultValue</key><integer>2</integer></dict>
    <dict><key>Type</key><string>PSSliderSpecifier</string><key>Title</key>
    <string>Light</string><key>Key</key><string>light</string>
    <key>MinimumValue</key><integer>0</integer><key>MaximumValue</key><integer>10</integer>
    <key>DefaultValue</key><integer>5</integer></dict>
    <dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key>
    <string>Account</string><key>File</key><string>Account</string></dict>
    """

  private static let account = """
    <dict><key>Type</key><string>PSTextFieldSpecifier</string><key>Title</key>
    <string>Name</string><key>Key</key><string>name</string></dict>
    <dict><key>Type</key><string>PSTitleValueSpecifier</string><key>Title</key>
    <string>Version</string><key>Key</key><string>version</string>
    <key>DefaultValue</key><string>1.0</string></dict>
    """
}
