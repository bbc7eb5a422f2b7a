import ExampleScreens
import RowKit
import RowKitTesting

extension HostileAttack {
  /// Keys, pastes and mouse events on any screen.
  static let keys = HostileAttack(name: "keys", title: "key streams", share: 130) {
    random, subjects in
    onScreen(&random, subjects) { random, size in
      switch random.below(12) {
      case 0: .paste(pasted(&random))
      case 1, 2: .mouse(mouse(&random, size))
      default: .key(key(&random))
      }
    }
  }

  /// Continuous changes of size, down to a single cell.
  static let sizes = HostileAttack(name: "sizes", title: "changes of size", share: 50) {
    random, subjects in
    onScreen(&random, subjects) { random, _ in
      random.hits(oneIn: 3) ? .key(key(&random)) : .resize(size(&random))
    }
  }

  private static func onScreen(
    _ random: inout RandomNumbers, _ subjects: HostileSubjects,
    _ event: (inout RandomNumbers, ScreenSize) -> InputEvent
  ) -> [HostileProblem] {
    guard let screen = screen(&random) else {
      return [HostileProblem(.value, "The screen could not be made.")]
    }
    let size = size(&random)
    let hostile = HostileScreen(screen, size: size, subjects)
    for _ in 0..<5 + random.below(30) where !hostile.hasQuit {
      hostile.send(event(&random, size))
    }
    if !hostile.hasQuit { hostile.expectSameWhenRedrawn() }
    return hostile.problems
  }

  /// Returns one of the screens.
  ///
  /// Some screens need operands, and one may end other programs.
  static func screen(_ random: inout RandomNumbers) -> ScreenController? {
    let examples = ExampleCatalogue.screens.filter {
      $0.name != "processes" && $0.operands?.hasPrefix("[") != false
    }
    return try? random.pick(examples).makeScreen(ExampleArguments())
  }

  private static func size(_ random: inout RandomNumbers) -> ScreenSize {
    let isSmall = random.hits(oneIn: 4)
    return ScreenSize(
      width: 1 + random.below(isSmall ? 8 : 160), height: 1 + random.below(isSmall ? 4 : 60))
  }

  private static func key(_ random: inout RandomNumbers) -> KeyPress {
    let named: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .return, .escape, .tab,
      .backspace, .delete, .insert, .space, .function(1 + random.below(12)),
    ]
    let modifiers = random.pick([[], [], [], [], .control, .alt, .shift] as [KeyModifiers])
    guard random.hits(oneIn: 3) else { return KeyPress(random.pick(named), modifiers) }
    return KeyPress(random.pick(Array("abcdefghijklmnopqrstuvwxyz/?'+-019 äß漢🌻\u{7}")), modifiers)
  }

  private static func pasted(_ random: inout RandomNumbers) -> String {
    String(decoding: Damage.noise(1 + random.below(300), &random), as: UTF8.self)
  }

  private static func mouse(_ random: inout RandomNumbers, _ size: ScreenSize) -> MouseEvent {
    let point = ScreenPoint(
      column: random.below(size.width + 3), line: random.below(size.height + 3))
    let actions: [MouseEvent.Action] = [
      .press, .drag, .release, .wheelUp, .wheelDown, .wheelLeft, .wheelRight,
    ]
    return MouseEvent(random.pick(actions), at: point)
  }
}
