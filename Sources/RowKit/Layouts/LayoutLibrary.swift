/// Reads layouts by name, each once, and keeps them.
///
/// Where the files come from is the app's business: from code that the build made of them, or from
/// a folder.
///
/// ```swift
/// let layouts = LayoutLibrary(["DetailCell": PackageResources.DetailCell_json])
/// ```
///
/// What is wrong with a layout is told once, and in a debug build stands where the layout should:
/// nothing ever traps.
@MainActor public final class LayoutLibrary {
  /// Is told what is wrong with layouts, each thing once.
  ///
  /// By default nobody is.
  public var onProblem: ((LayoutError) -> Void)?

  /// Whether what is wrong with a layout is shown in its place.
  ///
  /// By default true in debug builds, and false in others.
  public var showsProblems: Bool

  private let load: (String) -> [UInt8]?
  private var layouts: [String: Result<Layout, LayoutError>] = [:]
  private var reported: Set<LayoutError> = []

  /// Creates a library.
  ///
  /// - Parameter load: Returns the bytes of a file, given its name without `.json`; nil if there is
  ///   none. It is asked once for each name.
  public init(load: @escaping (String) -> [UInt8]?) {
    self.load = load
    #if DEBUG
      showsProblems = true
    #else
      showsProblems = false
    #endif
  }

  /// Creates a library of files that are in memory, by their names without `.json`.
  public convenience init(_ files: [String: [UInt8]] = [:]) {
    self.init { files[$0] }
  }

  /// Returns what shows a layout, as the file says until code sets its outlets.
  ///
  /// A layout that isn't there, or is wrong, is a problem of what is returned.
  public func content(_ name: String) -> LayoutContent {
    switch layout(name) {
    case .success(let layout): return LayoutContent(layout, showsProblem: showsProblems)
    case .failure(let error): return LayoutContent(error, showsProblem: showsProblems)
    }
  }

  /// Tells what is wrong with a content, unless it was told before.
  func report(_ problem: LayoutError?) {
    guard let problem, reported.insert(problem).inserted else { return }
    onProblem?(problem)
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
