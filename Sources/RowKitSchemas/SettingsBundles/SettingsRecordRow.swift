import RowKit

/// A row of a record in a list, which leads to the page of the record.
final class SettingsRecordRow: LinkRow, RepeatableRow {
  var repetition: RowRepetition?
  private let record: Binding<JSONValue>
  private let item: SettingsItem
  private let key: String?
  private let title: String
  private let page: String

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - record: The record, an object.
  ///   - element: The entry that describes the records of the list.
  ///   - page: The name of the page of a record.
  ///   - item: The list.
  init(_ record: Binding<JSONValue>, _ element: SettingsEntry, page: String, in item: SettingsItem)
  {
    self.record = record
    self.item = item
    self.page = page
    key = element.key
    title = element["Title"]?.string.map { item.page.text(for: $0) } ?? page
  }

  /// The value that names the record, or the title of all records if it has none.
  var label: String {
    let name = key.flatMap { record.value[$0]?.plainText } ?? ""
    return name.isEmpty ? title : name
  }

  func makeScreen() -> ScreenController {
    let store = SettingsRecord(record, in: item.store, owner: self)
    let screen = SettingsBundleScreen(
      child: page, title: title, item, of: item.screen, store: store)
    store.onLoss = { [weak screen] in
      guard let screen else { return }
      screen.navigation?.top.showMessage(screen.words[SchemaStrings.recordGone])
    }
    return screen
  }
}
