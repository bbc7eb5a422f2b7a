/// The words for kinds of rows and of texts.
///
/// A `%` stands for a name or a number.
public struct KindWords: Hashable, Sendable {
  public var link = "link"
  public var button = "button"
  public var toggle = "switch"
  public var field = "field"
  public var choiceOf = "choice of %"
  public var percent = " percent"
  public var number = "number"
  public var numberRange = "number % to %"
  public var either = "% or %"
  public var email = "e-mail address"
  public var url = "web address"
  public var phone = "phone number"
  public var date = "date such as %"
  public var time = "time such as %"
  public var color = "colour such as %"
}
