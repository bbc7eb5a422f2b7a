import RowKit
import RowKitTesting
import Testing

/// On a narrow screen a value stays readable: it goes below the label if both don't fit.
@MainActor struct NarrowValueTests {
  private func expect(
    _ row: any CellController, width: Int = 20, _ picture: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    TableDriver(row, width: width).expect(picture, sourceLocation: sourceLocation)
  }

  @Test func `words and value that fit share a line`() {
    expect(.value("Battery", "82 percent"), width: 22, "> Battery  82 percent")
  }

  @Test func `a value that doesn't fit stands below`() {
    expect(
      .value("Battery", "82 percent left"),
      """
      > Battery
          82 percent left
      """)
  }

  @Test func `a control that would truncate its label goes below it`() {
    expect(
      .value("Airplane Mode", "Off"), width: 18,
      """
      > Airplane Mode
                    Off
      """)
  }

  @Test func `a label that doesn't fit in any case makes room for the value`() {
    expect(.value("A value that there isn't", "82 %"), width: 20, "> A value tha… 82 %")
  }

  @Test func `a long value wraps, to three lines`() {
    expect(
      .value("Path", "/home/ada/letters/to/charles/babbage/about/the/engine/and/more"),
      """
      > Path
        /home/ada/letters
        /to/charles/babba
        ge/about/the/eng…
      """)
  }

  @Test func `addresses and numbers can be read`() {
    expect(
      .phoneNumber(name: "Ada", number: "+44 20 7946 0018"), width: 18,
      """
      > Ada
          +44 20 7946
          0018
      """)
    expect(
      .email("E-mail", "ada@ferncastle.example"),
      """
      > E-mail          ✉
        ada@ferncastle.
                example
      """)
    expect(
      .url("Web", "https://ferncastle.example"),
      """
      > Web             ↗
        https://ferncas
            tle.example
      """)
  }

  @Test func `a link and a choice keep their signs in the first line`() {
    expect(
      .choice("Ring Tone", Binding("Marimba"), Choice.rings), width: 18,
      """
      > Ring Tone     ›
              Marimba
      """)
  }

  @Test func `a switch that would truncate its label goes below it`() {
    expect(.toggle("Bluetooth", Binding(false)), width: 20, "> Bluetooth    ○───")
    expect(
      .toggle("Notifications", Binding(false)), width: 18,
      """
      > Notifications
                   ○───
      """)
  }

  @Test func `the rate and the time left can be read`() {
    expect(
      .progress("Download") {
        TaskProgress(50, of: 120, unit: "MB", elapsed: .seconds(12))
      },
      """
      > Download     41 %
        ━━━━━━━──────────
        50 of 120 MB
           4.2 MB/s, 0:17
                     left
      """)
  }

  @Test func `a text that can't be edited wraps, since it can't be scrolled`() {
    let row = TextFieldRowController("Address", Binding("12 St James's Square, London"))
    expect(
      row,
      """
      > Address
        12 St James's Sq…
      """)
    row.access = .readOnly
    expect(
      row,
      """
      > Address
        12 St James's
        Square, London
      """)
  }

  @Test func `a cell that is kept to one line cuts both`() {
    let cell = ActiveCell("Airplane Mode", value: "waiting")
    cell.height = 1
    let table = ComposedTableController()
    table.add(cell)
    #expect(ComposedDriver(table).seen == "> Airplane… waiting")
  }

  @Test func `a value that changes takes the lines that it needs`() {
    let cell = ActiveCell("Status", value: "idle")
    let table = ComposedTableController()
    table.add(cell)
    table.add(ActiveCell("Below"))
    let driver = ComposedDriver(table)
    cell.value = "waiting for a signal"
    driver.update()
    #expect(driver.seen == "> Status\n      waiting for a\n             signal\n  Below")
    cell.value = "idle"
    driver.update()
    #expect(driver.seen == "> Status       idle\n  Below")
    driver.expectConsistentDrawing()
  }

  @Test func `a tab counts with all its columns`() {
    expect(
      .value("a\tb", "12345"), width: 14,
      """
      > a       b
              12345
      """)
  }

  @Test func `a control with a negative width takes none`() {
    for width in 0...20 {
      let content = ControlContent("abcdefghij", controlWidth: -5, control: TextContent("x"))
      #expect(content.height(forWidth: width) >= 1)
    }
  }

  @Test func `a text of several lines with a suffix is drawn in its lines`() {
    var field = FieldContent("Note", text: "Hello")
    field.isMultiline = true
    field.suffix = "kg"
    #expect(field.height(forWidth: 60) == 1)
  }
}
