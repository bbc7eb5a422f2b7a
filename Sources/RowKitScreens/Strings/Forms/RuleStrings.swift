/// The messages of fields that break a rule.
///
/// Replace it to localize an app.
public struct RuleStrings: Hashable, Sendable {
  /// The message of a required field that is empty.
  public var required = "Required"
  public var invalidEmail = "Not an e-mail address"
  public var invalidURL = "Not a web address"
  public var invalidPattern = "Not in the right form"
  public var notEqual = "Doesn't match"

  /// Messages of fields outside their limits.
  ///
  /// `%` is replaced with the limit.
  public var tooShort = "At least % characters"
  public var tooLong = "At most % characters"
  public var tooSmall = "At least %"
  public var tooLarge = "At most %"
  public var notMore = "More than %"
  public var notLess = "Less than %"
}
