/// The strings of a part of the framework or of an app, as a part of ``LocalizedStrings``.
///
/// ```swift
/// struct MailStrings: StringTable {
///   var unread = "unread"
/// }
///
/// stage.words[MailStrings.self].unread = "ungelesen"
/// ```
public protocol StringTable: Sendable {
  /// Creates the English strings.
  init()
}
