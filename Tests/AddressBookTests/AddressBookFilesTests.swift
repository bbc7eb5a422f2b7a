import AddressBook
import Foundation
import TestTraits
import Testing

@Suite(.computes) struct AddressBookFilesTests {
  @Test func `a file is read with its path in its issues`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.put("rubbish\n" + card("FN:Ada\nTEL:1"), at: "a.txt")
    let path = "\(folder.path)/a.txt"
    let addressBook = try AddressBookDataSource.read([path])
    #expect(addressBook.phoneNumbers.map(\.name) == ["Ada (phone)"])
    #expect(addressBook.origin == .files([path]))
    #expect(addressBook.issues.map(\.file) == [path])
    #expect(addressBook.issues.map(\.line) == [1])
  }

  @Test func `a folder gives its cards and those one folder below, by name`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.addFolder("m")
    folder.addFolder("m/deep")
    folder.put(card("FN:Last"), at: "z.VCF")
    folder.put(card("FN:Middle"), at: "m/x.vCard")
    folder.put(card("FN:First"), at: "a.vcf")
    folder.put(card("FN:Hidden"), at: ".b.vcf")
    folder.put(card("FN:Other"), at: "b.txt")
    folder.put(card("FN:Deep"), at: "m/deep/a.vcf")
    let addressBook = try AddressBookDataSource.read([folder.path + "/"])
    #expect(addressBook.contacts.map(\.firstName) == ["First", "Middle", "Last"])
  }

  @Test func `a link that leads back is followed once`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.put(card("FN:Ada"), at: "a.vcf")
    folder.link("loop", to: ".")
    folder.link("self.vcf", to: "self.vcf")
    folder.link("gone.vcf", to: "nowhere")
    let addressBook = try AddressBookDataSource.read([folder.path])
    #expect(addressBook.contacts.count == 1)
    #expect(addressBook.issues.isEmpty)
  }

  @Test func `a file is reported if its path isn't UTF-8`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    let name = Array("M".utf8) + [0xFC] + Array("ller".utf8)
    folder.put(card("FN:Ada"), at: "a.vcf")
    folder.addFolder(atBytes: name)
    for end in [".vcf", ".txt", "/a.vcf"] {
      folder.put(Array(card("FN:Bob").utf8), atBytes: name + Array(end.utf8))
    }
    let addressBook = try AddressBookDataSource.read([folder.path])
    #expect(addressBook.contacts.map(\.firstName) == ["Ada"])
    let paths = ["/a.vcf", ".vcf"].map { "\(folder.path)/M\u{FFFD}ller\($0)" }
    #expect(addressBook.issues.map(\.file) == paths)
    #expect(addressBook.issues.allSatisfy { $0.what.contains("its name isn't UTF-8") })
  }

  @Test(.enabled(if: geteuid() != 0, "Root may read every folder."))
  func `a subfolder that can't be read is reported`() throws {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    folder.addFolder("home")
    folder.addFolder("work")
    folder.put(card("FN:Ada"), at: "home/a.vcf")
    folder.put(card("FN:Bob"), at: "work/b.vcf")
    let path = "\(folder.path)/work"
    #expect(chmod(path, 0) == 0)
    defer { chmod(path, 0o700) }
    let addressBook = try AddressBookDataSource.read([folder.path])
    #expect(addressBook.contacts.map(\.firstName) == ["Ada"])
    #expect(addressBook.issues.map(\.file) == [path])
    folder.remove("home")
    let error = try #require(throws: ContactReadError.self) {
      try AddressBookDataSource.read([folder.path])
    }
    #expect(error.path == path)
  }

  @Test func `a path that leads nowhere is an error that names it`() {
    let error = ContactReadError.unreadable(
      path: "/nowhere.vcf", reason: "No such file or directory")
    #expect(throws: error) { try AddressBookDataSource.read(["/nowhere.vcf"]) }
    #expect(error.description.contains("“/nowhere.vcf”: No such file or directory."))
  }

  @Test func `a terminal isn't read as a file`() {
    // Each opening of this device creates a pseudo-terminal.
    let error = ContactReadError.unreadable(path: "/dev/ptmx", reason: "it is a terminal")
    #expect(throws: error) { try AddressBookDataSource.read(["/dev/ptmx"]) }
  }

  @Test func `a folder without cards is an error`() {
    let folder = TemporaryFolder()
    defer { folder.remove() }
    #expect(throws: ContactReadError.noCards(folder: folder.path)) {
      try AddressBookDataSource.read([folder.path])
    }
  }

  @Test(arguments: [".contacts", ".local/share/contacts"])
  func `personal contacts are found in either place`(place: String) throws {
    let home = TemporaryFolder()
    defer { home.remove() }
    for name in [".contacts", ".local", ".local/share", ".local/share/contacts"] {
      home.addFolder(name)
    }
    #expect(try AddressBookDataSource.personal(home: home.path)?.contacts == nil)
    home.put(card("FN:Ada\nTEL:1"), at: "\(place)/a.vcf")
    let personal = try AddressBookDataSource.personal(home: home.path)
    #expect(personal?.origin == .personal("\(home.path)/\(place)"))
    #expect(personal?.phoneNumbers.map(\.name) == ["Ada (phone)"])
  }

  @Test func `without a home there are no personal contacts`() throws {
    #expect(try AddressBookDataSource.personal(home: nil)?.contacts == nil)
  }

  @Test func `damaged personal contacts are contacts with issues, not none`() throws {
    let home = TemporaryFolder()
    defer { home.remove() }
    home.addFolder(".contacts")
    home.put("no card", at: ".contacts/a.vcf")
    let personal = try AddressBookDataSource.personal(home: home.path)
    #expect(personal?.contacts.isEmpty == true)
    #expect(personal?.issues.isEmpty == false)
  }

  @Test func `personal contacts that can't be read are an error`() throws {
    let home = TemporaryFolder()
    defer { home.remove() }
    // Nobody may read a terminal as a file, not even an administrator.
    home.link(".contacts", to: "/dev/ptmx")
    let error = ContactReadError.unreadable(
      path: "\(home.path)/.contacts", reason: "it is a terminal")
    #expect(throws: error) { try AddressBookDataSource.personal(home: home.path) }
  }

  @Test func `personal contacts are read from the second place if the first one has none`() throws {
    let home = TemporaryFolder()
    defer { home.remove() }
    for name in [".local", ".local/share", ".local/share/contacts"] { home.addFolder(name) }
    home.put(card("FN:Ada\nTEL:1"), at: ".local/share/contacts/a.vcf")
    home.link(".contacts", to: "/dev/ptmx")
    let first = try AddressBookDataSource.personal(home: home.path)
    #expect(first?.contacts.count == 1 && first?.issues.map(\.file) == ["\(home.path)/.contacts"])
    home.remove(".contacts")
    home.addFolder(".contacts")
    home.put("no card", at: ".contacts/a.vcf")
    let personal = try AddressBookDataSource.personal(home: home.path)
    #expect(personal?.origin == .personal("\(home.path)/.local/share/contacts"))
    #expect(personal?.contacts.count == 1)
    #expect(personal?.issues.map(\.file) == ["\(home.path)/.contacts/a.vcf"])
  }

  @Test func `damaged personal contacts count if those in the second place can't be read`() throws {
    let home = TemporaryFolder()
    defer { home.remove() }
    home.addFolder(".contacts")
    home.put("no card", at: ".contacts/a.vcf")
    home.link(".local", to: ".local")
    let personal = try AddressBookDataSource.personal(home: home.path)
    #expect(personal?.origin == .personal("\(home.path)/.contacts"))
  }

  @Test func `personal contacts are an error if nobody can tell whether there are any`() throws {
    let home = TemporaryFolder()
    defer { home.remove() }
    home.link(".local", to: ".local")
    let error = try #require(throws: ContactReadError.self) {
      try AddressBookDataSource.personal(home: home.path)
    }
    #expect(error.path == "\(home.path)/.local/share/contacts")
  }
}
