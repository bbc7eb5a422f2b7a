import Testing

@testable import RowKitTerminal

struct URLOpenerTests {
  @Test(arguments: [
    "http://example.com", "https://example.com/a?b=c&d=$(x)", "HTTPS://EXAMPLE.COM",
    "mailto:ada@example.com", "tel:+441234567",
  ])
  func `web, mail and telephone addresses are opened`(address: String) {
    #expect(URLOpener.isAllowed(address))
  }

  @Test(arguments: [
    "", "example.com", "file:///etc/passwd", "javascript:alert(1)", "-option", "ssh://host",
    "https://a b", "https://a\nb", "tel:1\u{0}2", "https://a\u{9B}1m", ":", "http",
  ])
  func `other addresses are not opened`(address: String) {
    #expect(!URLOpener.isAllowed(address))
  }

  @Test func `a process without variables has none`() {
    #expect(ProcessEnvironment.variables(of: nil) == [:])
    #expect(ProcessEnvironment.variables()["PATH"] != nil)
  }
}
