import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct ExampleCatalogueTests {
  @Test func `names are unique and can be typed`() {
    let names = ExampleCatalogue.screens.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D })
    }
  }

  @Test(arguments: [(1, 1), (9, 4), (40, 10), (200, 60)])
  func `every screen can be drawn at any size`(width: Int, height: Int) throws {
    let files = try ScreenFiles()
    for example in ExampleCatalogue.screens {
      let screen = try example.makeScreen(files.arguments(for: example.name))
      let driver = ScreenDriver(screen, size: ScreenSize(width: width, height: height))
      driver.press("end", "down", "pageup", "home")
      #expect(driver.lines.count == height)
    }
  }

  @Test func `the gallery links to every screen that is meant for it`() throws {
    let gallery = GalleryScreen()
    let driver = ScreenDriver(gallery, size: ScreenSize(width: 80, height: 40))
    for example in ExampleCatalogue.screens where example.isInGallery {
      let line = try #require(driver.line(with: example.title))
      driver.click(column: 10, line: line)
      #expect(driver.stage.screen !== gallery)
      driver.press("escape")
      // A form begins with editing, which is what Escape ends first.
      if driver.stage.screen !== gallery { driver.press("escape") }
      #expect(driver.stage.screen === gallery)
    }
    #expect(driver.line(with: "Bench List") == nil)
  }

  @Test func `a screen tells whether it has values`() throws {
    let files = try ScreenFiles()
    for example in ExampleCatalogue.screens {
      let screen = try example.makeScreen(files.arguments(for: example.name))
      #expect(example.hasValues == (screen is any ScreenWithValues), "\(example.name)")
    }
  }

  @Test(arguments: ["x", "-1", "1.5", "", "9223372036854775807"])
  func `an invalid count is wrong usage`(value: String) throws {
    let example = try #require(ExampleCatalogue.screen(named: "million"))
    let error = #expect(throws: ExampleError.self) {
      try example.makeScreen(ExampleArguments(options: ["rows": value]))
    }
    #expect(error?.isWrongUsage == true)
    #expect(error?.description.contains("--rows") == true)
  }

  @Test func `a file that can't be read is no wrong usage`() throws {
    let example = try #require(ExampleCatalogue.screen(named: "phone-numbers"))
    let error = #expect(throws: ExampleError.self) {
      try example.makeScreen(ExampleArguments(operands: ["/nowhere/contacts.vcf"]))
    }
    #expect(error?.isWrongUsage == false)
    #expect(error?.description.contains("/nowhere/contacts.vcf") == true)
  }
}
