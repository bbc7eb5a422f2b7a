import JSONSchema
import Testing

@Suite struct StringFormatTests {
  @Test(arguments: [
    (
      StringFormat.date, ["2024-02-29", "0000-01-01"],
      ["2023-02-29", "2024-2-9", "2024-13-01", "2024-04-31", "٢٠٢٤-01-01", "2024-01-01T"]
    ),
    (
      .time, ["23:59:60Z", "00:00:00.5+23:59", "12:00:00z", "15:59:60-08:00"],
      ["24:00:00Z", "12:00:00", "12:00Z", "12:00:60Z", "12:00:00.Z", "12:00:00+24:00"]
    ),
    (
      .dateTime, ["2026-11-22T14:30:00Z", "2026-11-22t14:30:00.25+01:00"],
      ["2026-11-22 14:30:00Z", "2026-11-22T14:30:00", "2026-11-22"]
    ),
    (
      .duration, ["P1Y2M3DT4H5M6S", "P4W", "PT0S", "P1M", "P3DT12H"],
      ["P", "PT", "P1Y1D", "1D", "P1W1D", "P1DT", "PT1H1S", "P1S", "P१D"]
    ),
    (
      .email, ["a@b.de", #""a b"@example.org"#, "a.b+c@[127.0.0.1]", "a@[IPv6:::1]"],
      ["a", ".a@b.de", "a.@b.de", "a..b@c.de", "a@b_c", "a b@c.de", "a@[127.0.0.256]", "é@b.de"]
    ),
    (.idnEmail, ["실례@실례.테스트", "é@b.de"], ["é", "@é.de"]),
    (
      .hostname, ["a", "a-b.c1", "1.2", "xn--bcher-kva.example"],
      [
        "", ".", "a.", ".a", "-a", "a-", "a_b", "é.de", "xn--", "a..b",
        String(repeating: "a", count: 64),
      ]
    ),
    (
      .idnHostname, ["bücher.example", "실례.테스트", "a。b", "بي\u{200C}بي", "א׳ב", "l·l"],
      [
        "", "\u{302E}a", "a\u{200C}b", "׳א", "·l", "AB\u{640}", "ab--cd", "٠۰", "a\u{3000}b",
        "〮한국", "a\u{20D0}",
      ]
    ),
    (
      .ipv4, ["0.0.0.0", "255.255.255.255"],
      ["256.0.0.1", "1.2.3", "01.2.3.4", "1.2.3.4 ", "१.2.3.4"]
    ),
    (
      .ipv6,
      ["::", "::1", "1::", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1:2::8", "1:2:3:4:5:6:1.2.3.4"],
      [
        "", ":", ":::", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "::1%eth0",
        "::1.2.3",
        "1.2.3.4::", "1:2:3:4:5:6:7::8:9", "::g", "1:",
      ]
    ),
    (
      .uri,
      [
        "https://a.de/b?c#d", "urn:a:b", "mailto:a@b.de", "http://[::1]:80/", "tel:+1", "a:",
        "http://u:p@h/%20", "file:///etc",
      ],
      [
        "a", "//a", "/a", "http://a b", "http://a/%2", "1a:b", "http://[::1", "http://a:b/",
        "a:\\b", "é:a",
        "http://é.de", "http://a^b", ":a", "http://[v1.]/", "a:[b]",
      ]
    ),
    (.uriReference, ["", "a", "../b?c", "#d", "//h/p", "a/b:c"], ["\\a", "a b", "#\\", "%zz"]),
    (.iri, ["http://é.de/ä?ö#ü"], ["é", "http://a b"]),
    (.iriReference, ["/ä", "#ü"], ["\\ä", "ä|"]),
    (
      .uriTemplate, ["", "http://a/{b}{?c,d*,e:3}", "{+a.b}", "{%41}"],
      ["{", "}", "{a", "{a:0}", "{a:12345}", "{a b}", "{}", "%", "{a*:1}", "{-a}"]
    ),
    (
      .uuid, ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"],
      ["f81d4fae7dec11d0a76500a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bfg", ""]
    ),
    (.jsonPointer, ["", "/", "/a~0~1/0"], ["a", "/~", "#/a"]),
    (.relativeJSONPointer, ["0", "1#", "10/a"], ["", "01", "-1", "#", "/a", "0##", "1a", "00"]),
    (.regex, ["^a+$", "(?<a>b)", "(?i:a)"], ["(", #"\Z"#, "a**"]),
  ])
  func `texts are told apart by their format`(
    _ format: StringFormat, _ valid: [String], _ invalid: [String]
  ) {
    for text in valid { #expect(format.accepts(text), "\(format): \(text)") }
    for text in invalid { #expect(!format.accepts(text), "\(format): \(text)") }
  }

  @Test(arguments: StringFormat.allCases)
  func `the example of a format has the format`(_ format: StringFormat) {
    #expect(format.accepts(format.example))
  }
}
