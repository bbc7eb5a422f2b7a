import RowKit
import Testing

@MainActor struct ModelNamingTests {
  @Test func `at most one prefix is taken off the beginning`() {
    let naming = ModelNaming(prefixes: ["NS", "IC", "SK"])
    #expect(naming.name(of: SKPost.self) == "Post")
    #expect(naming.name(of: SKICPost.self) == "ICPost")
    #expect(naming.name(of: PostSK.self) == "PostSK")
    #expect(naming.name(of: SKate.self) == "SKate")
    #expect(ModelNaming().name(of: SKPost.self) == "SKPost")
  }

  @Test func `of several prefixes the longest counts`() {
    #expect(ModelNaming(prefixes: ["SK", "SKI"]).name(of: SKICPost.self) == "CPost")
  }

  @Test func `a type provides its name`() {
    #expect(ModelNaming(prefixes: ["SK"]).name(of: SKNamed.self) == "Own")
  }

  private struct SKPost: Model {}
  private struct SKICPost: Model {}
  private struct PostSK: Model {}
  private struct SKate: Model {}
  private struct SKNamed: Model {
    static var modelName: String? { "Own" }
  }
}
