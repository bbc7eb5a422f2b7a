/// The name and the type of a layout's content that is set in code.
///
/// ```swift
/// final class DetailCell: PageCell<String> {
///   private let title = Outlet<TextContent>("title")
///
///   override class var layoutName: String? { "DetailCell" }
///
///   override func configure(for data: String) {
///     super.configure(for: data)
///     self[title].text = data
///   }
/// }
/// ```
public struct Outlet<Content: OutletContent>: Hashable, Sendable {
  /// The name in the layout.
  let name: String

  /// Creates an outlet.
  public init(_ name: String) {
    self.name = name
  }
}
