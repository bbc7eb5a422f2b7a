#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The places for copies of what couldn't be saved in a file: beside it, and in a folder of the user.
///
/// When a program is ended, the folder of the file may be gone, or closed to its user.
struct CopyPlaces: Sendable {
  /// The paths in each folder, in the order in which programs try them.
  let folders: [[String]]

  /// The user's folder, or `nil` if there is none.
  private let userFolder: String?

  /// The maximum number of copies in a folder.
  private static let limit = 9

  /// Creates the places for a file, which need not exist, after following links to it.
  init(of file: StoreFile) {
    let path = file.realPath
    userFolder = file.calls.stateFolder().map { $0 + "/rowkit/unsaved" }
    let endings = (1...CopyPlaces.limit).map { "rowkit-unsaved" + ($0 == 1 ? "" : "-\($0)") }
    func paths(beside path: String) -> [String] {
      endings.map { StoreFile(path).hiddenPath(ending: $0) }
    }
    // The hash tells files of the same name apart.
    let name = StoreFile.place(of: path).name + "-" + StoreFile.hash(of: path)
    folders = [path, userFolder.map { "\($0)/\(name)" }].compactMap(\.self).map(paths)
  }

  /// All paths.
  var paths: [String] { folders.flatMap(\.self) }

  /// Creates the user's folder unless the paths are in another one.
  func makeUserFolder(for paths: [String]) {
    guard let userFolder, paths.first.map({ StoreFile.place(of: $0).folder }) == userFolder else {
      return
    }
    CopyPlaces.makeFolder(userFolder)
  }

  /// Creates a folder for its user alone, in folders that may be missing, too.
  private static func makeFolder(_ path: String) {
    guard mkdir(path, 0o700) != 0, errno == ENOENT, path != "/" else { return }
    makeFolder(StoreFile.place(of: path).folder)
    mkdir(path, 0o700)
  }
}
