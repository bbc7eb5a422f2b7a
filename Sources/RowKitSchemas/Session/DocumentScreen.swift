import RowKit

/// The screen of a value in a document.
@MainActor protocol DocumentScreen: ScreenController {
  /// The document.
  var session: SchemaSession { get }

  /// The place of the value.
  var place: FormPlace { get }

  /// Called after the place may have moved in the document.
  func placeDidMove()
}
