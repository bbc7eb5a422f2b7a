/// A library that reads layouts by name, each once, and caches them.
///
/// The app provides the files: embedded in code by the build, or from a folder.
///
/// ```swift
/// let layouts = LayoutLibrary(["DetailCell": PackageResources.DetailCell_json])
/// ```
///
/// Each problem is reported once, and in debug builds is shown in place of the layout. Nothing
/// traps.
@MainActor public final class LayoutLibrary {
  /// Called with each problem, once.
  ///
  /// A problem that was found before is reported when its layout is next shown.
  ///
  /// The default is `nil`.
  public var onProblem: ((LayoutError) -> Void)?

  /// Whether the problem of an invalid layout is shown in its place.
  ///
  /// The default is `true` in debug builds, and `false` in others.
  public var showsProblems: Bool

  private let load: (String) -> [UInt8]?
  private var layouts: [String: Result<Layout, LayoutError>] = [:]
  private var reported: Set<LayoutError> = []

  /// Creates a library.
  ///
  /// - Parameter load: Returns the bytes of a file, given its name without `.json`, or `nil` if
  ///   there is none. Called once for each name.
  public init(load: @escaping (String) -> [UInt8]?) {
    self.load = load
    #if DEBUG
      showsProblems = true
    #else
      showsProblems = false
    #endif
  }

  /// Creates a library of files in memory, keyed by their names without `.json`.
  public convenience init(_ files: [String: [UInt8]] = [:]) {
    self.init { files[$0] }
  }

  /// Returns the content of a layout, as defined by the file until code sets its named contents.
  ///
  /// If the layout is missing or invalid, the content has a problem.
  public func content(_ name: String) -> LayoutContent {
    switch layout(name) {
    case .success(let layout): return LayoutContent(layout, showsProblem: showsProblems)
    case .failure(let error): return LayoutContent(error, showsProblem: showsProblems)
    }
  }

  /// Reports the problem of a content, unless it was reported before.
  func report(_ problem: LayoutError?) {
    guard let problem, let onProblem, reported.insert(problem).inserted else { return }
    onProblem(problem)
  }

  private func layout(_ name: String) -> Result<Layout, LayoutError> {
    if let layout = layouts[name] { return layout }
    let layout = Result { () throws(LayoutError) in try read(name) }
    layouts[name] = layout
    if case .failure(let error) = layout { report(error) }
    return layout
  }

  private func read(_ name: String) throws(LayoutError) -> Layout {
    let file = name + ".json"
    guard let bytes = load(name) else {
      throw LayoutError(reason: .noFile, file: file, position: nil)
    }
    return try LayoutReader.layout(of: bytes, file: file)
  }
}
