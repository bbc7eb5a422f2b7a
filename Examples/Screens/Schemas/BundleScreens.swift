public import RowKit
public import RowKitSchemas
import RowKitStorage

/// The screens of settings bundles with their stores.
enum BundleScreens {
  /// Reads a bundle with its store, and returns the maker of its screen.
  ///
  /// Its values are kept in a file: JSON, or a property list if its name ends like one. Without a
  /// file they are forgotten.
  static func reading(
    _ bundle: SettingsBundle, store path: String?, _ calls: FileCalls
  ) throws(ExampleError) -> ExampleScreen.Presenter {
    guard let path else { return { SettingsBundleScreen(bundle, store: InMemoryModel()) } }
    let file = StoreFile(path, calls: calls)
    return try path.hasSuffix(".plist") ? propertyList(bundle, file) : json(bundle, file)
  }

  private static func propertyList(
    _ bundle: SettingsBundle, _ file: StoreFile
  ) throws(ExampleError) -> ExampleScreen.Presenter {
    do throws(SettingsFileError) {
      let opened = try PropertyListFileModel.opened(file)
      return {
        let model = PropertyListFileModel(opened)
        let screen = SettingsBundleScreen(bundle, store: model)
        model.onError = { [weak screen] in screen?.navigation?.top.showMessage($0) }
        return screen
      }
    } catch {
      throw .unusableDocument(error.description)
    }
  }

  private static func json(
    _ bundle: SettingsBundle, _ file: StoreFile
  ) throws(ExampleError) -> ExampleScreen.Presenter {
    do throws(JSONFileError) {
      let opened = try JSONFileModel.opened(file)
      return {
        let model = JSONFileModel(opened)
        let screen = SettingsBundleScreen(bundle, store: model)
        model.onError = { [weak screen] error in
          screen?.navigation?.top.showMessage(error.description)
        }
        return screen
      }
    } catch {
      throw .unusableSettings(error)
    }
  }
}

extension SettingsBundleScreen: ScreenWithWork {
  /// Stores the changes that a file doesn't hold yet, and returns why that isn't possible.
  public func finishWork() -> [String] {
    guard let file = settings as? any FileSettingsStore else { return [] }
    file.save()
    return file.problem.map { [$0] } ?? []
  }
}

extension SettingsBundleScreen: ScreenWithValues {
  /// Returns the values of all pages, sorted by key.
  public func valuesAsJSON() -> String { JSONValue.object(values()).indentedText }

  /// The reasons why a file doesn't hold the values, and why pages have none.
  public var valueProblems: [String] {
    let problems = bundle.unreadablePages + finishWork()
    let isExact = (settings as? JSONFileModel)?.isTextExact ?? true
    guard problems.isEmpty, !isExact else { return problems }
    return [SettingsScreen.inexactText]
  }
}
