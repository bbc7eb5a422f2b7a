import CharacterScreen
import Testing

struct ThemeTests {
  @Test func `a copy of a theme differs in the roles that were changed`() {
    var forest = Theme.dark
    forest.name = "forest"
    forest[.tint] = Theme.Entry(rgb: 0x86C06C, ansi: 10)
    #expect(forest[.tint].rgb == 0x86C06C)
    #expect(forest.page == Theme.dark.page)
    for role in ColorRole.allCases where role != .tint { #expect(forest[role] == Theme.dark[role]) }
  }
}
