import RowKit

/// The groups of appearances of a standard cell.
@MainActor enum CellLooks {
  static var groups: [TableGroup] { [styles, images, accessories, states, lines] }

  private static var styles: TableGroup {
    TableGroup("Styles", footer: "Where the detail text stands.") {
      LookRowController { cell in
        cell.text = "Default"
        cell.detailText = "not shown"
      }
      LookRowController { cell in
        cell.style = .value
        cell.text = "Value"
        cell.detailText = "at the right"
      }
      LookRowController { cell in
        cell.style = .subtitle
        cell.text = "Subtitle"
        cell.detailText = "in a second line"
      }
      LookRowController { cell in
        cell.style = .caption
        cell.text = "caption"
        cell.detailText = "after it, as in contacts"
      }
    }
  }

  private static var images: TableGroup {
    TableGroup("Images and indentation") {
      LookRowController { cell in
        cell.text = "Favourites"
        cell.image = CellImage("★", color: .role(.warning))
      }
      LookRowController { cell in
        cell.style = .subtitle
        cell.text = "Ada Ferncastle"
        cell.detailText = "mobile"
        cell.image = "☎"
      }
      LookRowController { cell in
        cell.text = "Two cells wide"
        cell.image = CellImage("🌍")
      }
      LookRowController { cell in
        cell.text = "Four columns in"
        cell.indentation = 4
      }
    }
  }

  private static var accessories: TableGroup {
    TableGroup("Accessories", footer: "i acts on the accessory of the middle two.") {
      LinkRowController("Disclosure", value: { "where it leads" }) {
        TextScreen(title: "Disclosure", text: "A link pushes a screen, created each time.")
      }
      DetailRowController(.detailButton)
      DetailRowController(.detailDisclosureButton)
      LookRowController { cell in
        cell.text = "Checkmark"
        cell.accessory = .checkmark
      }
      LookRowController { cell in
        cell.text = "A sign of its own"
        cell.accessory = .symbol("⌘K")
      }
    }
  }

  private static var states: TableGroup {
    TableGroup("States and colours") {
      LookRowController(isSelectable: false) { cell in
        cell.style = .value
        cell.text = "Disabled"
        cell.detailText = "can't be used now"
        cell.isEnabled = false
      }
      LookRowController { cell in
        cell.text = "In the middle"
        cell.alignment = .center
      }
      LookRowController { cell in
        cell.text = "At the right"
        cell.alignment = .trailing
      }
      LookRowController { cell in
        cell.text = "Without a selection bar"
        cell.selectionStyle = .none
      }
      LookRowController { cell in
        cell.style = .value
        cell.text = "Bold, with a coloured detail"
        cell.textStyle = .bold
        cell.detailText = "missed"
        cell.detailStyle = .destructive
      }
      LookRowController { cell in
        cell.text = "With a background"
        cell.background = .role(.marked)
      }
    }
  }

  private static var lines: TableGroup {
    TableGroup("Many lines", footer: "A footer wraps too, however long what it says may be.") {
      TextRowController(
        "As many lines as it needs: your contacts are kept on this phone only, and are never "
          + "sent anywhere unless you send them yourself.", numberOfLines: 0)
      TextRowController(
        "Two lines at most: a message of which you see the beginning, however long it is, "
          + "because the rest of it would push everything else out of view, which nobody likes.",
        numberOfLines: 2)
    }
  }
}
