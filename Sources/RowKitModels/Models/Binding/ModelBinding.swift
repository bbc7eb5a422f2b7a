/// The cells, heights and handlers for types of models.
///
/// A binding is a value: create it once and share it between screens, or store it outside the
/// screen.
///
/// ```swift
/// var binding = ModelBinding()
/// binding.register(TableCell.self, for: Contact.self, didSelect: { $1.push(CardScreen($0)) }) {
///   cell, contact in
///   cell.text = contact.name
/// }
/// ```
///
/// For configuration, selection, height and actions alike, the first handler of these is used:
/// 1. for errors and placeholders, their own handlers;
/// 2. the handlers for the model's name, then for its type's name;
/// 3. the handlers for its type, then for its superclasses, nearest first, then for protocols it
///    conforms to, in order of registration;
/// 4. the handlers for any model.
///
/// A cell type registered by a nearer handler is used if it is a kind of the cell that the
/// configuring handler takes.
///
/// The candidates are determined once for each type of model.
@MainActor public struct ModelBinding {
  /// The names of model types.
  var naming: ModelNaming {
    didSet { cache = RouteCache() }
  }

  private var routes: [ModelRouteKey: ModelRoute] = [:]
  private var types: [ModelType] = []
  private var defaultCell = ModelCellKind(TableCell.self)
  private var loadingCell = ModelCellKind(LoadingCell.self)
  private var cache = RouteCache()

  /// Creates a binding that shows every model in a plain cell.
  public init(naming: ModelNaming = ModelNaming()) {
    self.naming = naming
  }

  // MARK: Registering

  /// Changes the route of a type.
  mutating func change<Object>(_ type: Object.Type, _ route: ModelRoute) {
    let type = ModelType(type)
    if !types.contains(where: { $0.id == type.id }) { types.append(type) }
    change(.type(type.id), route)
  }

  /// Changes the route of a key.
  mutating func change(_ heading: ModelRouteKey, _ route: ModelRoute) {
    routes[heading, default: ModelRoute()].merge(route)
    cache = RouteCache()
  }

  /// Registers a cell for models without any other cell.
  ///
  /// The default is ``RowKitRows/TableCell``.
  public mutating func registerDefaultCell<Cell: TableCell>(_ cell: Cell.Type) {
    defaultCell = ModelCellKind(cell)
  }

  // MARK: Finding

  /// Returns the type of cell for a model: the first one registered that is a kind of the cell that
  /// the configuring handler takes.
  func cellKind(for model: any Model) -> ModelCellKind {
    let routes = chain(for: model)
    if let place = routes.firstIndex(where: { $0.configure != nil }), let own = routes[place].cell {
      return routes[..<place].lazy.compactMap(\.cell).first { $0.isKind(of: own) } ?? own
    }
    if let kind = routes.lazy.compactMap(\.cell).first { return kind }
    if case .loading? = model as? ModelPlaceholder { return loadingCell }
    return defaultCell
  }

  /// Configures a cell with the first matching handler and returns whether there is one.
  func configure(_ cell: TableCell, with model: any Model) -> Bool {
    guard let configure = chain(for: model).lazy.compactMap(\.configure).first else {
      return false
    }
    configure(cell, model)
    return true
  }

  /// Returns the height in lines from the first matching handler, or `nil` if there is none.
  func height(of model: any Model, forWidth width: Int) -> Int? {
    chain(for: model).lazy.compactMap(\.height).first?(model, width)
  }

  /// Returns the actions from the first matching handler, or an empty array if there is none.
  func actions(of model: any Model) -> [RowAction] {
    let actions = selectionChain(for: model).lazy.compactMap(\.actions).first
    return actions?(model) ?? []
  }

  /// Returns whether there is a selection handler for a model.
  ///
  /// For a placeholder, only a handler registered for it counts; for that of an error, also those
  /// of the error's type.
  func canSelect(_ model: any Model) -> Bool {
    selectionChain(for: model).contains { $0.didSelect != nil }
  }

  /// Calls the first matching selection handler and returns whether there is one.
  func didSelect(_ model: any Model, row: RowContext) -> Bool {
    let didSelect = selectionChain(for: model).lazy.compactMap(\.didSelect).first
    didSelect?(model, row)
    return didSelect != nil
  }

  /// The routes that come into question for acting on a model: for an error that stands in for
  /// models those of errors alone.
  private func selectionChain(for model: any Model) -> [ModelRoute] {
    switch model as? ModelPlaceholder {
    case .failed?: chain(for: model, includesAny: false)
    case let placeholder?: routes[key(of: placeholder)].map { [$0] } ?? []
    case nil: chain(for: model)
    }
  }

  private func key(of placeholder: ModelPlaceholder) -> ModelRouteKey {
    switch placeholder {
    case .loading: .loading
    case .noResults: .noResults
    case .failed: .error
    }
  }

  /// Returns the matching routes, highest priority first.
  private func chain(for model: any Model, includesAny: Bool = true) -> [ModelRoute] {
    let value = model.value
    let first = (model as? ModelPlaceholder).map(key) ?? (value is any Error ? .error : nil)
    let kind = RouteCache.Kind(
      type: ObjectIdentifier(type(of: value)), heading: first, includesAny: includesAny)
    return cache.routes(for: kind) {
      (keys(first, value) + (includesAny ? [.any] : [])).compactMap { routes[$0] }
    }
  }

  private func keys(_ first: ModelRouteKey?, _ value: Any) -> [ModelRouteKey] {
    let names = [naming.name(ofValue: value), "\(type(of: value))"]
    let types = ModelType.fitting(value, of: types)
    return [first].compactMap { $0 } + names.map { .name($0) } + types.map { .type($0.id) }
  }
}

/// The names of model types, which handlers can be registered for.
///
/// ```swift
/// ModelNaming(prefixes: ["SK"]).name(of: SKPost.self)  // "Post"
/// ```
public struct ModelNaming: Hashable, Sendable {
  /// Prefixes to remove from type names.
  ///
  /// At most one is removed: the longest that is followed by an uppercase letter.
  package var prefixes: Set<String>

  /// Creates a naming that removes prefixes.
  public init(prefixes: Set<String> = []) {
    self.prefixes = prefixes
  }

  /// Returns the name of a model type: the type's `modelName`, or the type's name without prefix.
  public func name(of type: any Model.Type) -> String {
    type.modelName ?? withoutPrefix("\(type)")
  }

  /// Returns the name of a value's type, which need not be a model.
  func name(ofValue value: Any) -> String {
    if let model = value as? any Model { return name(of: Swift.type(of: model)) }
    return withoutPrefix("\(Swift.type(of: value))")
  }

  private func withoutPrefix(_ name: String) -> String {
    let fitting = prefixes.filter { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return String(name.dropFirst(fitting.map(\.count).max() ?? 0))
  }
}
