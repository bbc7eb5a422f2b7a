/// The name of something in a layout that code sets, and what kind of content it is.
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
  /// The name, as the layout says it.
  public let name: String

  /// Creates an outlet.
  public init(_ name: String) {
    self.name = name
  }
}
