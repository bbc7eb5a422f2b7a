import RowKit

extension Words {
  /// Words none of which is one of the framework's own.
  static let replaced: Words = {
    var words = Words()
    words.back = "‹back›"
    words.cancel = "‹cancel›"
    words.ok = "‹ok›"
    words.delete = "‹delete›"
    words.help = "‹help›"
    words.search = "‹search›"
    words.searching = "‹searching›"
    words.noMatches = "‹noMatches›"
    words.select = "‹select›"
    words.open = "‹open›"
    words.collapse = "‹collapse›"
    words.expand = "‹expand›"
    words.move = "‹move›"
    words.actions = "‹actions›"
    words.accessory = "‹accessory›"
    words.edit = "‹edit›"
    words.done = "‹done›"
    words.undo = "‹undo›"
    words.refresh = "‹refresh›"
    words.copyRow = "‹copyRow›"
    words.copied = "‹copied›"
    words.page = "‹page›"
    words.scroll = "‹scroll›"
    words.edges = "‹edges›"
    words.nextMatch = "‹nextMatch›"
    words.index = "‹index›"
    words.moveRow = "‹moveRow›"
    words.redraw = "‹redraw›"
    words.suspend = "‹suspend›"
    words.quit = "‹quit›"
    words.loading = "‹loading›"
    words.noResults = "‹noResults›"
    words.discardTitle = "‹discardTitle›"
    words.discard = "‹discard›"
    words.keepEditing = "‹keepEditing›"
    words.deleted = "‹deleted %›"
    words.of = "‹of›"
    words.forms = .replaced
    words.rows = .replaced
    words.dates = .replaced
    return words
  }()
}

extension FormWords {
  static let replaced: FormWords = {
    var words = FormWords()
    words.next = "‹next›"
    words.edit = "‹edit›"
    words.newLine = "‹newLine›"
    words.nextField = "‹nextField›"
    words.previousField = "‹previousField›"
    words.endEditing = "‹endEditing›"
    words.reveal = "‹reveal›"
    words.suggestions = "‹suggestions›"
    words.redo = "‹redo›"
    words.cutAndCopy = "‹cutAndCopy›"
    words.paste = "‹paste›"
    words.clear = "‹clear›"
    words.edges = "‹edges›"
    words.byWords = "‹byWords›"
    words.save = "‹save›"
    words.saved = "‹saved›"
    words.checking = "‹checking›"
    words.required = "‹required›"
    words.invalidEmail = "‹invalidEmail›"
    words.invalidURL = "‹invalidURL›"
    words.invalidPattern = "‹invalidPattern›"
    words.notEqual = "‹notEqual›"
    words.tooShort = "‹tooShort %›"
    words.tooLong = "‹tooLong %›"
    words.tooSmall = "‹tooSmall %›"
    words.tooLarge = "‹tooLarge %›"
    return words
  }()
}

extension RowWords {
  static let replaced: RowWords = {
    var words = RowWords()
    words.on = "‹on›"
    words.off = "‹off›"
    words.lessAndMore = "‹lessAndMore›"
    words.choose = "‹choose›"
    words.openAndClose = "‹openAndClose›"
    words.changeDate = "‹changeDate›"
    words.changeTime = "‹changeTime›"
    words.changeColor = "‹changeColor›"
    words.toTime = "‹toTime›"
    words.openAddress = "‹openAddress›"
    words.copyAddress = "‹copyAddress›"
    words.red = "‹red›"
    words.green = "‹green›"
    words.blue = "‹blue›"
    words.perSecond = "‹perSecond %›"
    words.timeLeft = "‹timeLeft %›"
    return words
  }()
}

extension DateWords {
  static let replaced: DateWords = {
    var words = DateWords()
    words.months = (1...12).map { "‹month \($0)›" }
    words.shortMonths = (1...12).map { "‹\($0)›" }
    words.shortWeekdays = (1...7).map { "\($0)‹" }
    return words
  }()
}
