import AddressBook

extension ExampleScreen {
  /// The numbers from the named files, else the person's own, else invented ones.
  static let phoneNumbers = ExampleScreen(
    name: "phone-numbers", title: "Phone Numbers",
    summary: "your contacts' numbers, or those of vCard files you name", operands: "[FILE…]",
    readsInput: true
  ) { arguments throws(ExampleError) in
    let part = try part(arguments)
    return { PhoneNumbersScreen(part) }
  }

  nonisolated private static func part(
    _ arguments: ExampleArguments
  ) throws(ExampleError) -> AddressBookPart {
    let files = arguments.files
    let size = files.readsAtOnce ? Int.max : 1 << 18
    do throws(ContactReadError) {
      if !arguments.operands.isEmpty {
        return try AddressBookPart(files.cards(arguments.operands).get(), size: size)
      }
      guard let own = try files.ownCards(arguments.home).get() else {
        return AddressBookPart(.sample)
      }
      return try AddressBookPart(own, size: size)
    } catch {
      throw .unreadableContacts(error)
    }
  }
}
