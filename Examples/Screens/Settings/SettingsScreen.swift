public import RowKit
public import RowKitStorage

/// The settings of a phone: three levels of screens, kept in a model of keys and values.
public final class SettingsScreen: GenericTableController, ScreenWithValues, ScreenWithWork {
  private let pages: SettingsPages
  private let json: () -> String
  private var model: JSONFileModel?

  /// Creates settings that last as long as the screen.
  public init(today: CivilDate) {
    let model = InMemoryModel()
    pages = SettingsPages(model, today: today)
    json = { model.values.jsonText }
    super.init(title: "Settings", style: .grouped)
    pages.use = { [weak self] in self?.stage?.request(.theme($0)) }
  }

  /// Creates settings that are kept in a file.
  public init(_ model: JSONFileModel, today: CivilDate) {
    pages = SettingsPages(model, today: today)
    json = { model.text }
    super.init(title: "Settings", style: .grouped)
    model.onError = { [weak self] error in self?.pages.report(error) }
    self.model = model
    pages.use = { [weak self] in self?.stage?.request(.theme($0)) }
    pages.show = { [weak self] message in self?.navigation?.top.showMessage(message) }
  }

  public override func constructTableGroups() -> [TableGroup] { pages.root }

  public override func screenDidAppear() {
    super.screenDidAppear()
    if let theme = pages.theme { pages.use(theme) }
  }

  public func valuesAsJSON() -> String { json() }

  public var valueProblems: [String] {
    let problems = finishWork()
    guard problems.isEmpty, model?.isTextExact == false else { return problems }
    return [SettingsScreen.inexactText]
  }

  /// The reason why settings can't be given as JSON.
  static let inexactText =
    "The settings hold bytes that aren't UTF-8, so they can't be given as JSON."

  public func finishWork() -> [String] {
    model?.save()
    return model?.error.map { [$0.description] } ?? []
  }

  public override func programDidBecomeActive() {
    super.programDidBecomeActive()
    model?.refresh()
  }

  public override func programWillEnd() {
    model?.saveAtEnd(reportingTo: stage)
    super.programWillEnd()
  }
}

extension [String: JSONValue] {
  /// The text of settings, sorted by key.
  var jsonText: String {
    let members = sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) }
    return JSONValue.object(members).indentedText
  }
}

extension ExampleScreen {
  /// The settings of a phone.
  static let settings = ExampleScreen(
    name: "settings", title: "Settings", summary: "a phone's settings, three levels deep",
    options: [.store], hasValues: true
  ) { arguments throws(ExampleError) in
    guard let path = arguments.options[ExampleOption.store.name] else {
      return { SettingsScreen(today: .today) }
    }
    do throws(JSONFileError) {
      let file = try JSONFileModel.opened(StoreFile(path, calls: arguments.files.calls))
      return { SettingsScreen(JSONFileModel(file), today: .today) }
    } catch {
      throw .unusableSettings(error)
    }
  }
}

extension ExampleOption {
  /// The file that stores the settings.
  static let store = ExampleOption(
    "store", valueName: "FILE", example: "settings.json",
    summary: "the file that keeps the settings; without it, they aren't stored")
}
