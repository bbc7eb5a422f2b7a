// The values of the table of rows.

import RowKit

@MainActor let phone = PhoneSettings()
@MainActor let rings = [Choice("Marimba"), Choice("Harp")]
@MainActor let days = [Choice("Mon"), Choice("Tue"), Choice("Wed")]
@MainActor let views = [Choice("Day"), Choice("Week")]
@MainActor let download = TaskProgress(42, of: 120, unit: "MB", elapsed: .seconds(10))
