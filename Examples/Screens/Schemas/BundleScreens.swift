import RowKit
import RowKitSchemas
import RowKitStorage

/// The screens of settings bundles with their stores.
@MainActor enum BundleScreens {
  /// Returns the screen of a bundle.
  ///
  /// Its values are kept in a file: JSON, or a property list if its name ends like one. Without a
  /// file they are forgotten.
  static func screen(
    _ bundle: SettingsBundle, store path: String?
  ) throws(ExampleError) -> ScreenController {
    guard let path else { return SettingsBundleScreen(bundle, store: InMemoryModel()) }
    guard path.hasSuffix(".plist") else { return try json(bundle, path) }
    do throws(SettingsFileError) {
      let model = try PropertyListFileModel(path: path)
      let screen = SettingsBundleScreen(bundle, store: model)
      model.onError = { [weak screen] in screen?.navigation?.top.showMessage($0) }
      return screen
    } catch {
      throw .unusableDocument(error.description)
    }
  }

  private static func json(
    _ bundle: SettingsBundle, _ path: String
  ) throws(ExampleError) -> ScreenController {
    do throws(JSONFileError) {
      let model = try JSONFileModel(path: path)
      let screen = SettingsBundleScreen(bundle, store: model)
      model.onError = { [weak screen] error in
        screen?.navigation?.top.showMessage(error.description)
      }
      return screen
    } catch {
      throw .unusableSettings(error)
    }
  }
}
