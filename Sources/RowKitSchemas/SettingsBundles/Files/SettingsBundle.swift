public import RowKit

/// The files of a settings bundle: pages of entries and tables of their texts.
///
/// ```swift
/// let bundle = SettingsBundle(languages: ["de", "en"]) { name in embeddedFiles[name] }
/// let screen = SettingsBundleScreen(bundle, store: store)
/// ```
public struct SettingsBundle: Sendable {
  /// The suffix of files for a device, such as `ipad`, or `nil` for none.
  package let platform: String?

  /// The languages of the person, the preferred one first.
  package let languages: [String]

  private let file: @Sendable (String) -> [UInt8]?
  private let tables = ParsedTables()

  /// Creates a bundle.
  ///
  /// - Parameters:
  ///   - platform: The suffix of files for a device, such as `ipad`.
  ///   - languages: The languages of the person, the preferred one first.
  ///   - file: Returns the bytes of a file, given its path within the bundle, or `nil` if there is
  ///     none.
  public init(
    platform: String? = nil, languages: [String] = ["en"],
    file: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.platform = platform
    self.languages = languages
    self.file = file
  }

  /// Returns the page with a name.
  ///
  /// Of `name~platform.inApp.plist`, `name.inApp.plist`, `name~platform.plist` and `name.plist`,
  /// the first one is read.
  ///
  /// - Throws: ``SettingsBundleError`` if there is no such file, or it is no property list.
  package func page(_ name: String) throws(SettingsBundleError) -> SettingsPage {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), !name.contains("\0") else {
      throw .badName(name)
    }
    let suffix = platform.map { "~" + $0 }
    let names = [".inApp", ""].flatMap { kind in
      [suffix, ""].compactMap { $0 }.map { "\(name)\($0)\(kind).plist" }
    }
    for path in names {
      guard let bytes = file(path) else { continue }
      do throws(PropertyListError) {
        let list = try PropertyList(parsing: bytes)
        return SettingsPage(name, list, texts: texts(named: tableNames(list, name)))
      } catch {
        throw .unreadable(path: path, error)
      }
    }
    throw .missing(name)
  }

  /// Returns the default values of all pages by key.
  ///
  /// Pages that can't be read have none. Of several entries with a key, the first one counts,
  /// and of keys that differ only in their Unicode normalization, too.
  public func defaults() -> [String: JSONValue] {
    Dictionary(values { _ in nil }.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Returns the values of all pages by key, and the default values of keys without one.
  ///
  /// Pages that can't be read have none. Of several entries with a key, the first default counts.
  ///
  /// - Parameter stored: Returns the value of a key, or `nil` if there is none.
  /// - Returns: The values.
  func values(stored: (String) -> JSONValue?) -> [JSONMember] {
    var values: [JSONMember] = []
    var keys: Set<ExactString> = []
    for entry in linkedPages().pages.flatMap(\.entries) {
      guard let key = entry.key, !keys.contains(ExactString(key)),
        let value = stored(key) ?? entry.defaultValue
      else { continue }
      keys.insert(ExactString(key))
      values.append(JSONMember(key, value))
    }
    return values
  }

  /// The reason why the first page can't be read, or `nil` if it can.
  package var rootProblem: String? {
    do throws(SettingsBundleError) {
      _ = try page("Root")
      return nil
    } catch {
      return error.description
    }
  }

  /// The reasons why pages that are linked can't be read, which have no values then.
  package var unreadablePages: [String] { linkedPages().problems }

  /// Returns the root and the pages that it leads to, each once, and why others can't be read.
  private func linkedPages() -> (pages: [SettingsPage], problems: [String]) {
    var (pages, problems): ([SettingsPage], [String]) = ([], [])
    var seen: Set<String> = []
    var names = ["Root"]
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      do throws(SettingsBundleError) {
        let page = try page(name)
        pages.append(page)
        names += page.entries.compactMap(\.linkedPage)
      } catch {
        problems.append(error.description)
      }
    }
    return (pages, problems)
  }

  // MARK: Texts

  private func tableNames(_ list: PropertyList, _ page: String) -> [String] {
    let names = [list["StringsTable"]?.string, page, "Root"].compactMap { $0 }
    return names.filter { !$0.isEmpty && !$0.contains("/") && !$0.contains("\0") }
  }

  /// Returns the tables of the first of the names that has any, in the order of the languages.
  private func texts(named names: [String]) -> LocalizedTexts {
    var texts = LocalizedTexts()
    for name in names {
      for folder in folders {
        let path = "\(folder).lproj/\(name).strings"
        guard let bytes = file(path) else { continue }
        do throws(PropertyListError) {
          texts.tables.append(try tables.table(at: path, bytes))
        } catch {
          texts.problems.append("\(path) can't be used. \(error)")
        }
      }
      if !texts.tables.isEmpty { return texts }
    }
    return texts
  }

  /// The names of the languages' folders, the preferred one first.
  private var folders: [String] {
    let own = languages.flatMap { language -> [String] in
      let plain = language.replacing("_", with: "-")
      return [plain, plain.replacing("-", with: "_"), String(plain.prefix { $0 != "-" })]
    }
    var seen: Set<String> = []
    return (own + ["en", "Base"]).filter { !$0.contains("/") && seen.insert($0).inserted }
  }
}

/// The texts of a page in the languages of a person.
struct LocalizedTexts: Sendable {
  /// The tables, that of the preferred language first.
  var tables: [StringsTable] = []

  /// The reasons why tables can't be used.
  var problems: [String] = []

  /// Returns the text for a key, or the key if there is none.
  subscript(key: String) -> String {
    for table in tables { if let text = table[key] { return text } }
    return key
  }
}

/// A reason why a page of a settings bundle can't be shown.
package enum SettingsBundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file for a page, or it can't be read.
  case missing(String)
  /// The name of a page isn't the name of a file.
  case badName(String)
  /// A file is no property list.
  case unreadable(path: String, PropertyListError)

  public var description: String {
    switch self {
    case .missing(let name): "The settings page \(name).plist doesn't exist or can't be read."
    case .badName(let name): "“\(name)” is no name of a settings page."
    case .unreadable(let path, let error): "\(path) is no property list. \(error)"
    }
  }
}
