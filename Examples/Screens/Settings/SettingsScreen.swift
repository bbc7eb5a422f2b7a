import Observation
public import RowKit
public import RowKitStorage

/// The settings of a phone: three levels of screens, kept in a model of keys and values.
public final class SettingsScreen: GenericTableController, ScreenWithValues, ScreenWithWork {
  private let pages: SettingsPages
  private let json: () -> String
  private var model: JSONFileModel?

  /// The theme that the program was started with, which is that of the appearance “Automatic”.
  private let standardTheme: Theme?

  /// The theme that was requested last.
  private var theme: Theme?

  /// Creates settings that last as long as the screen.
  ///
  /// - Parameters:
  ///   - today: The present date.
  ///   - theme: The theme that the program was started with, or `nil` if the terminal decides.
  public convenience init(today: CivilDate, theme: Theme? = nil) {
    let model = InMemoryModel()
    self.init(SettingsPages(model, today: today), theme: theme) { model.values.jsonText }
  }

  /// Creates settings that are kept in a file.
  ///
  /// - Parameters:
  ///   - model: The model of the file.
  ///   - today: The present date.
  ///   - theme: The theme that the program was started with, or `nil` if the terminal decides. The
  ///     stored appearance doesn't replace it until another one is chosen.
  public convenience init(_ model: JSONFileModel, today: CivilDate, theme: Theme? = nil) {
    self.init(SettingsPages(model, today: today), theme: theme) { model.text }
    model.onError = { [weak self] error in self?.pages.report(error) }
    self.model = model
    pages.show = { [weak self] message in self?.navigation?.top.showMessage(message) }
  }

  private init(_ pages: SettingsPages, theme: Theme?, json: @escaping () -> String) {
    self.pages = pages
    self.json = json
    standardTheme = theme
    self.theme = theme == nil ? nil : pages.theme
    super.init(title: "Settings", style: .grouped)
    pages.appearanceDidChange = { [weak self] in self?.useTheme() }
  }

  public override func constructTableGroups() -> [TableGroup] { pages.root }

  public override func screenDidLoad() {
    super.screenDidLoad()
    followTheme()
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    useTheme()
  }

  /// Shows all screens in the theme of the appearance, now and when another program changes it.
  private func followTheme() {
    withObservationTracking {
      _ = pages.theme
    } onChange: { [weak self] in
      Task { @MainActor in self?.followTheme() }
    }
    useTheme()
  }

  private func useTheme() {
    guard let stage, pages.theme != theme else { return }
    theme = pages.theme
    stage.request(.theme(theme ?? standardTheme))
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
    options: [.store], isKept: true, hasValues: true
  ) { arguments throws(ExampleError) in
    let theme = arguments.theme
    guard let path = arguments.options[ExampleOption.store.name] else {
      return { SettingsScreen(today: .today, theme: theme) }
    }
    do throws(JSONFileError) {
      let file = try JSONFileModel.opened(StoreFile(path, calls: arguments.files.calls))
      return { SettingsScreen(JSONFileModel(file), today: .today, theme: theme) }
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
