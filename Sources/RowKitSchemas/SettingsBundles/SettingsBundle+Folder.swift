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
}
