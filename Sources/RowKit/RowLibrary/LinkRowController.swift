/// The ready row that leads to another screen.
///
/// ```swift
/// LinkRowController("About") { AboutScreen() }
/// ```
public final class LinkRowController: LinkRow {
  public let label: String
  public let image: CellImage?
  public let rowID: RowID?
  private let value: (() -> String?)?
  private let screen: () -> ScreenController

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - value: The current value at the right, read whenever the row is shown.
  ///   - image: The picture at the left.
  ///   - id: What makes it the same row after a change.
  ///   - screen: Makes the screen the row leads to.
  public init(
    _ label: String, value: (() -> String?)? = nil, image: CellImage? = nil, id: RowID? = nil,
    screen: @escaping () -> ScreenController
  ) {
    self.label = label
    self.value = value
    self.image = image
    rowID = id
    self.screen = screen
  }

  public var currentValue: String? { value?() }

  public func makeScreen() -> ScreenController { screen() }
}

extension CellController where Self == LinkRowController {
  /// Creates a ``LinkRowController``.
  public static func link(
    _ label: String, value: (() -> String?)? = nil, image: CellImage? = nil, id: RowID? = nil,
    screen: @escaping () -> ScreenController
  ) -> LinkRowController {
    LinkRowController(label, value: value, image: image, id: id, screen: screen)
  }
}
