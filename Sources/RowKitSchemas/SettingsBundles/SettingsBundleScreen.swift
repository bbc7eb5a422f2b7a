public import RowKit
import RowKitStorage

/// A screen with a page of a settings bundle.
///
/// A page is a list of groups, titles, keys, types and defaults. Each entry becomes a row bound to a
/// store:
///
/// ```swift
/// let store = try JSONFileModel(path: "settings.json")
/// let screen = SettingsBundleScreen(SettingsBundle(path: "Settings.bundle"), store: store)
/// ```
///
/// A page that can't be read shows the reason. Entries that can't be used as written are listed in
/// ``problems``, and an entry of an unknown type becomes a disabled row.
public final class SettingsBundleScreen: GenericTableController {
  /// Called when a person presses a button, with its key and its row.
  ///
  /// The default is `nil`: buttons are disabled.
  public var onButton: ((String, RowContext) -> Void)? {
    didSet { if (onButton == nil) != (oldValue == nil) { rebuild() } }
  }

  /// The keys of entries without rows.
  ///
  /// The key of a group hides the rows of the group, too.
  ///
  /// The default is an empty set.
  public var hiddenKeys: Set<String> = [] {
    didSet { if hiddenKeys != oldValue { rebuild() } }
  }

  /// Returns further keys of entries without rows, from the values of the store.
  ///
  /// It is called when the rows are constructed, and again when a value that it read changes:
  ///
  /// ```swift
  /// let bundle = SettingsBundle(path: "Settings.bundle")
  /// let screen = SettingsBundleScreen(bundle, store: InMemoryModel())
  /// screen.keysToHide = { store in
  ///   store.value(named: "autoConnect") == .bool(true) ? [] : ["login", "password"]
  /// }
  /// ```
  ///
  /// The default is `nil`.
  public var keysToHide: ((any SettingsStore) -> Set<String>)? {
    didSet { rebuild() }
  }

  /// A sentence for each part of the page that can't be used as written.
  public private(set) var problems: [String] = []

  /// The store of the values.
  public let settings: any SettingsStore

  /// The lists of the page, by the identities of their entries.
  var lists: [RowID: RepeatedValues<JSONValue>] = [:]

  package let bundle: SettingsBundle
  private let rows: SettingsRows
  private let isReadOnly: Bool
  private let storesDefaults: Bool
  private var page: SettingsPage?

  /// The stored values that their rows can't show, by the indices of their entries.
  private var misfits: [Int: SettingsMisfit] = [:]

  /// The indexes of the entries in which a number was stored when the page was opened, or is the default.
  private var numericEntries: Set<Int> = []

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - name: The name of the page.
  ///   - store: The store of the values.
  ///   - rows: The rows for the types of entries.
  ///   - isReadOnly: Whether values are only shown, except those of entries with `OverrideReadOnly`.
  ///   - storesDefaults: Whether the defaults of absent values are stored when the page opens.
  public init(
    _ bundle: SettingsBundle, page name: String = "Root", store: any SettingsStore,
    rows: SettingsRows? = nil, isReadOnly: Bool = false, storesDefaults: Bool = true
  ) {
    self.bundle = bundle
    settings = store
    self.rows = rows ?? .standard
    self.isReadOnly = isReadOnly
    self.storesDefaults = storesDefaults
    super.init(title: name == "Root" ? "Settings" : name, style: .grouped)
    // On all rows, and not only on those that take text.
    keyBindings[KeyPress("f", .control)] = .search
    open(name)
  }

  /// Creates the screen of the first page of a bundle in a folder.
  ///
  /// A bundle for a device or in other languages than English is a ``SettingsBundle`` of its own.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, such as `url.path` of a file URL.
  ///   - store: The store of the values.
  public convenience init(path: String, store: any SettingsStore) {
    self.init(SettingsBundle(path: path), store: store)
  }

  /// Creates the screen of a single page.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the page, an XML or a binary property list.
  ///   - store: The store of the values.
  public convenience init(bytes: [UInt8], store: any SettingsStore) {
    self.init(SettingsBundle(rootPage: bytes), store: store)
  }

  /// Creates the screen of a link on another page, with the values of that page or of a store.
  convenience init(
    child name: String, title: String, _ item: SettingsItem, of parent: SettingsBundleScreen?,
    store: (any SettingsStore)? = nil
  ) {
    // Looking at a record of a list that can't be changed doesn't change it.
    let isReadOnly = parent?.isReadOnly ?? false
    let keepsRecord = store != nil && isReadOnly
    self.init(
      item.bundle, page: name, store: store ?? item.store, rows: parent?.rows,
      isReadOnly: isReadOnly,
      storesDefaults: !keepsRecord && parent?.storesDefaults ?? false)
    self.title = page?.localizedTitle ?? title
    hiddenKeys = parent?.hiddenKeys ?? []
    if let keysToHide = parent?.keysToHide { self.keysToHide = keysToHide }
    if parent?.onButton != nil {
      onButton = { [weak parent] key, row in parent?.onButton?(key, row) }
    }
  }

  private func open(_ name: String) {
    do throws(SettingsBundleError) {
      let page = try bundle.page(name)
      self.page = page
      if let title = page.localizedTitle, !title.isEmpty { self.title = title }
      problems = page.problems
      problems += page.entries.enumerated().compactMap { index, entry in
        guard !entry.isGroup, entry.properties.entries != nil, !entry.type.isEmpty,
          !SettingsGroups.isList(entry), !rows.knows(entry)
        else { return nil }
        return "\(name), entry \(index + 1): the type \(entry.type) is unknown."
      }
      if storesDefaults { settings.storeDefaultsTogether { storeDefaults(of: page) } }
      for (index, entry) in page.entries.enumerated() {
        let stored = entry.key.flatMap { settings.value(named: $0) }
        misfits[index] = rows.misfit(stored, of: entry)
        if stored?.number != nil || entry.defaultValue?.number != nil {
          numericEntries.insert(index)
        }
      }
    } catch {
      problems = [error.description]
    }
  }

  /// Stores the default of each entry without a value, also of entries without a row.
  private func storeDefaults(of page: SettingsPage) {
    for entry in page.entries {
      guard let key = entry.key, let value = entry.defaultValue, settings.value(named: key) == nil
      else { continue }
      let date = entry["DefaultValue"]
      if case .date(let text) = date, settings.setDate(text, named: key) { continue }
      settings.setValue(value, named: key)
    }
  }

  // MARK: Rows

  public override func constructTableGroups() -> [TableGroup] {
    guard let page else {
      return [TableGroup(rows: problems.map { NoteRowController($0) })]
    }
    let hidden = hiddenKeys.union(keysToHide?(settings) ?? [])
    var groups = SettingsGroups(
      platform: bundle.platform, isReadOnly: isReadOnly, hiddenKeys: hidden)
    for (index, entry) in page.entries.enumerated() {
      groups.add(entry, index: index, item: item(entry, index, of: page), rows: rows)
    }
    return groups.groups
  }

  private func item(_ entry: SettingsEntry, _ index: Int, of page: SettingsPage) -> SettingsItem {
    SettingsItem(
      entry: entry, page: page, store: settings, bundle: bundle,
      rowID: RowID("\(index) \(entry.key ?? "")"),
      isReadOnly: isReadOnly && !entry.isTrue("OverrideReadOnly"),
      misfit: misfits[index], isNumeric: numericEntries.contains(index), screen: self)
  }

  /// Returns the values of all pages of the bundle, sorted by key, and the defaults of keys without one.
  public func values() -> [JSONMember] {
    bundle.values { settings.value(named: $0) }.sorted { $0.key < $1.key }
  }

  /// Takes the values that other programs stored in the file.
  public override func programDidBecomeActive() {
    super.programDidBecomeActive()
    (settings as? any FileSettingsStore)?.refresh()
  }

  /// Stores the changes that a file doesn't hold yet, and reports if that isn't possible.
  public override func programWillEnd() {
    (settings as? any FileSettingsStore)?.saveAtEnd(reportingTo: stage)
    super.programWillEnd()
  }

  private func rebuild() {
    updateAndReload()
  }
}
