// A trip, for the samples about forms.

import RowKit

@MainActor final class Trip {
  var plan = "Solo"
  var days: Set<String> = []
  var phones: [String] = []
  var start: CivilDate?
  var end: CivilDate?
}

@MainActor final class Account {
  var user = ""
  var nickname = ""
  var password = ""
  var repeatedPassword = ""
}

/// A server that has the names of accounts.
@MainActor final class NameServer {
  final class Request {
    func cancel() {}
  }

  private let names: Set = ["ada", "grace"]

  func isTaken(_ name: String) async -> Bool { names.contains(name) }

  func look(up name: String, completion: @escaping (Bool) -> Void) -> Request {
    completion(names.contains(name))
    return Request()
  }
}

/// A map on which a person chooses a point.
@MainActor final class Map {
  var point = ""
  var screen: ScreenController { TextScreen(title: "Map", text: point) }
}
