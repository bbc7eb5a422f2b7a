/// The parts registered for one key.
///
/// Each part is resolved separately.
@MainActor struct ModelRoute {
  var cell: ModelCellKind?
  var height: ((any Model, Int) -> Int?)?
  var actions: ((any Model) -> [RowAction]?)?
  var didSelect: ((any Model, RowContext) -> Void)?
  var configure: ((TableCell, any Model) -> Void)?

  /// Creates an empty route.
  init() {}

  /// Creates a route from handlers for values of a type.
  init<Object>(
    height: ((Object, Int) -> Int?)?, actions: ((Object) -> [RowAction])? = nil,
    didSelect: ((Object, RowContext) -> Void)?
  ) {
    self.height = height.map { height in
      { model, width in Self.object(of: model).flatMap { height($0, width) } }
    }
    self.actions = actions.map { actions in { Self.object(of: $0).map(actions) } }
    self.didSelect = didSelect.map { didSelect in
      { model, row in if let object: Object = Self.object(of: model) { didSelect(object, row) } }
    }
  }

  /// Sets the type of cell and its configuration handler.
  mutating func show<Cell: TableCell, Object>(
    in cell: Cell.Type, _ configure: @escaping (Cell, Object) -> Void
  ) {
    self.cell = ModelCellKind(cell)
    self.configure = { cell, model in
      if let cell = cell as? Cell, let object: Object = Self.object(of: model) {
        configure(cell, object)
      }
    }
  }

  /// Replaces the parts that another route has.
  ///
  /// A new cell also discards the previous configuration handler.
  mutating func merge(_ other: ModelRoute) {
    if other.cell != nil { configure = nil }
    cell = other.cell ?? cell
    height = other.height ?? height
    actions = other.actions ?? actions
    didSelect = other.didSelect ?? didSelect
    configure = other.configure ?? configure
  }

  /// Returns the value passed to a handler: the model, or the error of a placeholder.
  private static func object<Object>(of model: any Model) -> Object? {
    (model.value as? Object) ?? (model as? Object)
  }
}

extension Model {
  /// The error of an error placeholder, otherwise the model itself.
  var value: Any {
    if case .failed(let error)? = self as? ModelPlaceholder { return error }
    return self
  }
}

/// A key that handlers are registered for.
enum ModelRouteKey: Hashable, Sendable {
  case error, loading, noResults
  case name(String)
  case type(ObjectIdentifier)
  case any
}

/// The matching routes of each type of model, cached for one state of a binding.
///
/// Copies of a binding share the cache until one of them changes.
@MainActor final class RouteCache {
  /// A type of model, with the key that takes precedence over all others.
  struct Kind: Hashable {
    let type: ObjectIdentifier
    let heading: ModelRouteKey?
    /// Whether handlers of any model come into question.
    var includesAny = true
  }

  private var routes: [Kind: [ModelRoute]] = [:]

  /// Returns the routes of a kind, determining them on first use.
  func routes(for kind: Kind, _ find: () -> [ModelRoute]) -> [ModelRoute] {
    if let found = routes[kind] { return found }
    let found = find()
    routes[kind] = found
    return found
  }
}
