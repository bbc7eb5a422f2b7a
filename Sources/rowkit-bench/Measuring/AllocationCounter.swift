/// Counts how often memory is allocated, by whatever code, while something runs.
///
/// The Swift compiler keeps the name `malloc` for itself, so a function here can't take its place
/// by having its name. Instead the calls are led elsewhere at the places where the loader linked
/// them.
struct AllocationCounter {
  private let calls: [LinkedCall]

  /// Finds the calls; nil where they can't be found, or where counting them doesn't count right.
  init?() {
    var calls: [LinkedCall] = []
    for function in CountedFunction.all {
      calls += LinkedCall.all(of: function.name, leadingTo: function.replacement)
    }
    self.calls = calls
    guard !calls.isEmpty, countsRight else { return nil }
  }

  /// Returns how many allocations some code makes.
  func count(_ body: () -> Void) -> Int {
    let before = CountedFunction.callCount
    for call in calls { call.replace() }
    body()
    for call in calls { call.restore() }
    return CountedFunction.callCount - before
  }

  /// Whether known numbers of allocations are counted, of objects and of plain memory.
  private var countsRight: Bool {
    var objects: [AllocationProbe] = []
    objects.reserveCapacity(1000)
    let made = count { for _ in 0..<1000 { objects.append(AllocationProbe()) } }
    let none = count { for object in objects { object.number += 1 } }
    return made == 1000 && none == 0
  }
}

/// An object that is allocated to see whether that is counted.
private final class AllocationProbe {
  var number = 0
}
