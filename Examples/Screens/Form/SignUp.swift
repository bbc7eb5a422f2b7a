import RowKit

/// The data that a person enters to sign up.
final class SignUp {
  var name = ""
  var user = ""
  var email = ""
  var age: Int?
  var website = ""
  var plan: String?
  var company = ""
  var seats = 5
  var password = ""
  var passwordAgain = ""
  var note = ""

  static let plans = [
    Choice("free", "Free"), Choice("team", "Team", detail: "Seats for a company"),
  ]
}
