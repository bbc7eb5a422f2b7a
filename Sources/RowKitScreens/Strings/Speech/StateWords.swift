/// The words for states of rows.
///
/// A `%` stands for a name or a number.
public struct StateWords: Hashable, Sendable {
  public var on = "on"
  public var off = "off"
  public var disabled = "disabled"
  public var readOnly = "read only"
  public var required = "required"
  public var selected = "selected"
  public var expanded = "open"
  public var collapsed = "closed"
  public var entered = "entered"
  public var empty = "empty"
  public var current = "current"
  public var level = "level %"
}
