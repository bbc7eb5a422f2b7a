import RowKitStorage

extension SettingsBundle {
  /// Creates a bundle of the files in a folder.
  ///
  /// A file that can't be read counts as missing.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - platform: The suffix of files for a device, such as `ipad`.
  ///   - languages: The languages of the person, the preferred one first.
  public init(path: String, platform: String? = nil, languages: [String] = ["en"]) {
    self.init(platform: platform, languages: languages) { name in
      try? StoreFile(path + "/" + name).contents()
    }
  }

  /// Creates a bundle of a single page.
  ///
  /// Links to other pages lead to a sentence, and texts stay as they are.
  ///
  /// - Parameter rootPage: The bytes of `Root.plist`, an XML or a binary property list.
  public init(rootPage: [UInt8]) {
    self.init { name in name == "Root.plist" ? rootPage : nil }
  }
}
