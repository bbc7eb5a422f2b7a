/// A counter for memory allocations by any code.
///
/// The Swift compiler reserves the name `malloc`, so a function with that name can't replace it.
/// Instead, the counter redirects the calls in the tables where the loader linked them.
struct AllocationCounter {
  private let calls: [LinkedCall]

  /// Finds the calls.
  ///
  /// Returns `nil` if they can't be found or counting is inaccurate.
  init?() {
    var calls: [LinkedCall] = []
    for function in CountedFunction.all {
      calls += LinkedCall.all(of: function.name, leadingTo: function.replacement)
    }
    self.calls = calls
    guard !calls.isEmpty, countsRight else { return nil }
  }

  /// Returns the number of allocations during a closure.
  func count(_ body: () -> Void) -> Int {
    let before = CountedFunction.callCount
    for call in calls { call.replace() }
    body()
    for call in calls { call.restore() }
    return CountedFunction.callCount - before
  }

  /// Whether known numbers of allocations are counted correctly.
  private var countsRight: Bool {
    var objects: [AllocationProbe] = []
    objects.reserveCapacity(1000)
    let made = count { for _ in 0..<1000 { objects.append(AllocationProbe()) } }
    let none = count { for object in objects { object.number += 1 } }
    return made == 1000 && none == 0
  }
}

/// An object that is allocated to test the counting.
private final class AllocationProbe {
  var number = 0
}
