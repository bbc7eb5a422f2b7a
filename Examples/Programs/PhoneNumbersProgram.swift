import RowKit

struct Friend: Identifiable {
  let id: Int
  let name: String
  let number: String
}

final class FriendsScreen: GenericTableController {
  let friends = [
    Friend(id: 1, name: "Ada Lovelace", number: "+44 1632 960101"),
    Friend(id: 2, name: "Grace Hopper", number: "+1 555 0142"),
  ]

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup("Phone numbers", friends) {
        PhoneNumberRowController(name: $0.name, label: "mobile", number: $0.number)
      },
      TableGroup {
        LinkRowController("About…") { TextScreen(title: "About", text: "Two friends.") }
      },
    ]
  }
}
