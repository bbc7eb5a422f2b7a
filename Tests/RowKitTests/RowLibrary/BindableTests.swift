import RowKit
import RowKitTesting
import Testing

/// Bindings to properties of an object, and to parts of their values.
@MainActor struct BindableTests {
  private struct Address {
    var city = "London"
    var street: String?
  }

  private final class Friend {
    var name: String
    init(_ name: String = "Ada") { self.name = name }
  }

  private final class Person {
    var name = "Grace"
    var address = Address()
    var friend = Friend()
    var friends: [Friend] = []
    var sets = 0
    var watched = Address() { didSet { sets += 1 } }
  }

  @Bindable private var person = Person()

  @Test func `a name with a dollar sign gives a binding that reads and sets the property`() {
    $person.name.value = "Ada"
    #expect(person.name == "Ada")
    #expect($person.name.value == "Ada")
  }

  @Test func `a binding has one identity, however it is made`() {
    let keyPath: ReferenceWritableKeyPath<Person, String> = \.name
    let ways = [
      Binding(person, keyPath), $person[dynamicMember: keyPath],
      Bindable(person)[dynamicMember: keyPath],
    ]
    #expect(ways.allSatisfy { $0.property != nil && $0.property == ways[0].property })
    let again = (0..<2).map { _ in $person.name.property }
    #expect(again[0] == again[1])
    let others = [$person.address.city.property, Binding(Person(), keyPath).property]
    #expect(others.allSatisfy { $0 != ways[0].property })
  }

  @Test func `a part of a value is read and set, and keeps its identity`() {
    let parts = (0..<2).map { _ in $person.address.city }
    parts[0].value = "Turin"
    #expect(person.address.city == "Turin")
    #expect(parts[1].value == "Turin")
    #expect(parts[0].property != nil && parts[0].property == parts[1].property)
    #expect(parts[0].property != $person.address.property)
    #expect(parts[0].property != $person.address.street.property)
    #expect(Binding(Address()).city.property == nil)
  }

  @Test func `setting a property of an object in a property doesn't set that one`() {
    $person.friend.name.value = "Isla"
    #expect(person.friend.name == "Isla")
    $person.watched.city.value = "Turin"
    #expect(person.sets == 1)
  }

  @Test func `a property of an object in a property belongs to that object`() {
    let former = $person.friend.name.property
    #expect(former == $person.friend.name.property)
    person.friend = Friend()
    #expect(former != $person.friend.name.property)
  }

  @Test func `a binding keeps to the object that it was created for`() {
    person.friends = [Friend(), Friend()]
    let names = [$person.friends[0].name, $person.friends[1].name]
    person.friends.insert(Friend(), at: 0)
    names[1].value = "Isla"
    #expect(person.friends.map(\.name) == ["Ada", "Ada", "Isla"])
    person.friends.removeAll()
    #expect(names[1].value == "Isla")
    let friend = $person.friend.name
    let former = person.friend
    person.friend = Friend()
    friend.value = "Noor"
    #expect([former.name, person.friend.name] == ["Noor", "Ada"])
  }

  @Test func `text typed for an object goes to no other with the same text`() {
    person.friends = (0..<3).map { _ in Friend("") }
    let rows = person.friends.indices.map {
      TextFieldRowController("\($0)", $person.friends[$0].name)
    }
    let table = TableDriver(TableGroup(rows: rows), width: 30)
    table.press("down", "return")
    person.friends.insert(Friend(""), at: 0)
    table.type("xy")
    #expect(person.friends.map(\.name) == ["", "", "xy", ""])
  }

  @Test func `a field of a part that may be nil stores empty text as nil`() {
    let table = TableDriver(.textField("Street", $person.address.street), width: 30)
    table.press("return", "x")
    #expect(person.address.street == "x")
    table.press("backspace")
    #expect(person.address.street == nil)
  }

  @Test func `a row bound to its screen through Bindable doesn't keep it`() {
    weak var unshown: CapturingScreen?
    do {
      let screen = CapturingScreen { [.toggle("Row", Bindable($0).isOn)] }
      _ = screen.tableGroups
      unshown = screen
    }
    #expect(unshown == nil)
  }
}
