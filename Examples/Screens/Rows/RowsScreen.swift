public import RowKit

/// The whole library: one row of each kind.
public final class RowsScreen: GenericTableController {
  @Bindable var model = RowsModel()
  private let today: CivilDate

  /// Creates a screen.
  ///
  /// - Parameter today: The day that calendars mark.
  public init(today: CivilDate) {
    self.today = today
    super.init(title: "Rows", style: .grouped)
  }

  public override func constructTableGroups() -> [TableGroup] {
    [
      reading, addresses, switching, appearance, choosing, amounts, fields, dates, colors, work,
      structure, phones,
    ]
  }

  // MARK: Groups

  private var reading: TableGroup {
    TableGroup(
      "Reading",
      rows: [
        .text("Text", detail: "and its detail"),
        .value("Value", "82 %", image: "▪"),
        .value("Value that there isn't", String?.none),
        .subtitle("Subtitle", "what stands below it"),
        .note(
          "A note of as many lines as it needs: it wraps where the screen ends, and the row grows."),
        .separator("separator"),
        .content(
          ColumnsContent([
            .fixed(16, TextContent("Custom content", numberOfLines: 1)),
            .flexible(GaugeContent(0.62, style: Style(foreground: .role(.success)))),
          ])),
      ])
  }

  private var addresses: TableGroup {
    TableGroup(
      "Going elsewhere",
      rows: [
        .link("Link", value: { "Marimba" }, screen: { AboutScreen() }),
        .action("Action", confirmation: "Do it?") { $0.showMessage("Done.") },
        .action("Destructive action", isDestructive: true, confirmation: "Erase all?") {
          $0.showMessage("Nothing was erased.")
        },
        .phoneNumber(name: "Telephone number", number: "+44 20 7946 0018"),
        .email("E-mail", "ada@ferncastle.example"),
        .url("Web page", "https://ferncastle.example"),
      ])
  }

  private var switching: TableGroup {
    TableGroup(
      "On and off",
      rows: [
        .toggle("Toggle", $model.isWiFiOn),
        .check("Check", $model.hasBread),
        .check("Check with a detail", $model.hasMilk, detail: "two bottles"),
      ])
  }

  private var appearance: TableGroup {
    TableGroup("Radio rows", radio: $model.appearance, RowsModel.appearances)
  }

  private var choosing: TableGroup {
    TableGroup(
      "Choices", footer: "A choice may be optional: picked again, it is cleared.",
      rows: [
        .choice("In a list", $model.ring, RowsModel.rings),
        .inlineChoice("Below", $model.order, RowsModel.orders),
        .segmented("Segments", $model.view, RowsModel.views),
        .multipleChoice(
          "Several", $model.days, RowsModel.weekdays, placeholder: "Nothing",
          footer: "Never clears the days, and a day clears Never."),
      ])
  }

  private var amounts: TableGroup {
    TableGroup(
      "Amounts",
      rows: [
        .stepper(
          "Stepper", $model.guests, in: 0...12,
          format: .words { $0 == 1 ? "1 guest" : "\($0) guests" }),
        .slider("Slider", $model.volume),
      ])
  }

  private var dates: TableGroup {
    TableGroup(
      "Dates and times", footer: "Delete clears the birthday.",
      rows: [
        .date("Birthday", $model.birthday, in: CivilDate.first...today, today: today),
        .date("Due, on wheels", $model.due, today: today, picker: .wheels),
        .time("Alarm", $model.alarm, minuteStep: 5),
        .dateAndTime("Call", $model.call, today: today, minuteStep: 5),
      ])
  }

  private var colors: TableGroup {
    TableGroup("Colour", rows: [.color("Ring light", $model.light)])
  }

  private var work: TableGroup {
    TableGroup(
      "Work",
      rows: [
        .progress("Progress") {
          TaskProgress(50.4, of: 120, unit: "MB", elapsed: .seconds(12))
        },
        .progress("Progress without an end") { TaskProgress(3.5, unit: "MB") },
        .activity("Activity"),
      ])
  }

  private var structure: TableGroup {
    TableGroup(
      "Structure",
      rows: [
        .expandable(
          "Expandable", value: { "3 rows" }, id: "expandable",
          children: [
            .value("Address", "192.0.2.7"),
            .toggle("Private address", Binding(true)),
            .expandable("Expandable too", id: "inner", children: [.value("Router", "192.0.2.1")]),
          ])
      ])
  }
}

extension ExampleScreen {
  /// The library of rows.
  static let rows = ExampleScreen(
    name: "rows", title: "Rows", summary: "the whole library, one row of each kind"
  ) { _ in
    RowsScreen(today: .today)
  }
}
