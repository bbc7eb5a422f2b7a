/// Says which cells show which models, how tall they are, and what is done with them.
///
/// It is a value: make it once and give it to several screens, or keep it in another object than
/// the screen.
///
/// ```swift
/// var binding = ModelBinding()
/// binding.register(TableCell.self, for: Contact.self, didSelect: { $1.push(CardScreen($0)) }) {
///   cell, contact in
///   cell.text = contact.name
/// }
/// ```
///
/// For configuring, selecting, height and actions alike the first handler there is counts:
/// 1. for what is an error, and for placeholders, the handlers of those;
/// 2. those of the model's name, then of its type's name;
/// 3. those of its type, then of its superclasses from the nearest on, then of protocols it
///    conforms to, in the order in which they were registered;
/// 4. those of any model.
///
/// Which ones come into question is found once for each type of model.
@MainActor public struct ModelBinding {
  /// What types of models are called.
  public var naming: ModelNaming {
    didSet { cache = RouteCache() }
  }

  private var routes: [ModelRouteKey: ModelRoute] = [:]
  private var types: [ModelType] = []
  private var defaultCell = ModelCellKind(TableCell.self)
  private var loadingCell = ModelCellKind(LoadingCell.self)
  private var cache = RouteCache()

  /// Creates a binding with which every model is shown by a plain cell.
  public init(naming: ModelNaming = ModelNaming()) {
    self.naming = naming
  }

  // MARK: Registering

  /// Changes what is registered for a type.
  mutating func change<Object>(_ type: Object.Type, _ route: ModelRoute) {
    let type = ModelType(type)
    if !types.contains(where: { $0.id == type.id }) { types.append(type) }
    change(.type(type.id), route)
  }

  /// Changes what is registered under a heading.
  mutating func change(_ heading: ModelRouteKey, _ route: ModelRoute) {
    routes[heading, default: ModelRoute()].merge(route)
    cache = RouteCache()
  }

  /// Says which cell shows models that nothing is registered for.
  ///
  /// By default the plain one.
  public mutating func registerDefaultCell<Cell: TableCell>(_ cell: Cell.Type) {
    defaultCell = ModelCellKind(cell)
  }

  // MARK: Finding

  /// The kind of cell that shows a model: that of the handler that configures it, otherwise the
  /// first that is registered.
  func cellKind(for model: any Model) -> ModelCellKind {
    let routes = chain(for: model)
    if let kind = routes.first(where: { $0.configure != nil })?.cell { return kind }
    if let kind = routes.lazy.compactMap(\.cell).first { return kind }
    if case .loading? = model as? ModelPlaceholder { return loadingCell }
    return defaultCell
  }

  /// Lets a handler make a cell show a model; returns whether there is one.
  public func configure(_ cell: TableCell, with model: any Model) -> Bool {
    guard let configure = chain(for: model).lazy.compactMap(\.configure).first else {
      return false
    }
    configure(cell, model)
    return true
  }

  /// The height in lines that a handler gives a model; nil if there is none.
  public func height(of model: any Model, forWidth width: Int) -> Int? {
    chain(for: model).lazy.compactMap(\.height).first?(model, width)
  }

  /// The actions that a handler gives a model; none if there is no handler.
  public func actions(of model: any Model) -> [RowAction] {
    let actions = selectionChain(for: model).lazy.compactMap(\.actions).first
    return actions?(model) ?? []
  }

  /// Whether there is a handler for selecting a model.
  ///
  /// A placeholder is only selected by one that was registered for it.
  public func canSelect(_ model: any Model) -> Bool {
    selectionChain(for: model).contains { $0.didSelect != nil }
  }

  /// Lets a handler act on the selection of a model; returns whether there is one.
  public func didSelect(_ model: any Model, row: RowContext) -> Bool {
    let didSelect = selectionChain(for: model).lazy.compactMap(\.didSelect).first
    didSelect?(model, row)
    return didSelect != nil
  }

  private func selectionChain(for model: any Model) -> [ModelRoute] {
    guard let placeholder = model as? ModelPlaceholder else { return chain(for: model) }
    return routes[key(of: placeholder)].map { [$0] } ?? []
  }

  private func key(of placeholder: ModelPlaceholder) -> ModelRouteKey {
    switch placeholder {
    case .loading: .loading
    case .noResults: .noResults
    case .error: .error
    }
  }

  /// The routes that come into question, first the one that counts most.
  private func chain(for model: any Model) -> [ModelRoute] {
    let value = model.value
    let first = (model as? ModelPlaceholder).map(key) ?? (value is any Error ? .error : nil)
    let kind = RouteCache.Kind(
      type: ObjectIdentifier(type(of: value)), heading: first)
    return cache.routes(for: kind) { keys(first, value).compactMap { routes[$0] } }
  }

  private func keys(_ first: ModelRouteKey?, _ value: Any) -> [ModelRouteKey] {
    let names = [naming.name(ofValue: value), "\(type(of: value))"]
    let types = ModelType.fitting(value, of: types)
    return [first].compactMap { $0 } + names.map { .name($0) } + types.map { .type($0.id) } + [.any]
  }
}
