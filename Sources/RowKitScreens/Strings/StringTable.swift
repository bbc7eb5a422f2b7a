/// The strings of a part of the framework or of an app, as a part of ``LocalizedStrings``.
///
/// ```swift
/// struct MailStrings: StringTable {
///   static let english = MailStrings()
///   var unread = "unread"
/// }
///
/// stage.words[MailStrings.self].unread = "ungelesen"
/// ```
public protocol StringTable: Sendable {
  /// The English strings.
  static var english: Self { get }
}
