#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// Counts the allocations that Swift code makes: objects, boxes, closures, and the storage of
/// arrays, strings and sets.
///
/// The compiler reserves the names `malloc` and `free`, so they can't be replaced by functions
/// that count. But the Swift runtime lets instruments replace its own allocation, by a variable
/// and a switch that it exports; where it was linked in statically they are not found.
struct AllocationCounter {
  private typealias Allocation =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private let function: UnsafeMutablePointer<Allocation>
  private let isReplaced: UnsafeMutablePointer<Bool>
  private let original: Allocation

  /// Finds the runtime's allocation; nil where it can't be replaced, or where what was replaced
  /// does not count right.
  init?() {
    let program = dlopen(nil, RTLD_NOW)
    let name = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
    guard let function = dlsym(program, "_swift_allocObject"), let flag = dlsym(program, name)
    else { return nil }
    self.function = function.assumingMemoryBound(to: Allocation.self)
    isReplaced = flag.assumingMemoryBound(to: Bool.self)
    original = self.function.pointee
    originalAddress.store(
      UInt(bitPattern: unsafeBitCast(original, to: UnsafeRawPointer.self)), ordering: .relaxed)
    guard countsRight else { return nil }
  }

  /// Returns how many allocations some code makes.
  func count(_ body: () -> Void) -> Int {
    function.pointee = { metadata, size, alignment in
      allocationCount.wrappingAdd(1, ordering: .relaxed)
      let address = UnsafeRawPointer(bitPattern: originalAddress.load(ordering: .relaxed))
      return unsafeBitCast(address, to: Allocation.self)(metadata, size, alignment)
    }
    isReplaced.pointee = true
    let before = allocationCount.load(ordering: .relaxed)
    body()
    isReplaced.pointee = false
    function.pointee = original
    return allocationCount.load(ordering: .relaxed) - before
  }

  private var countsRight: Bool {
    var objects: [AllocationProbe] = []
    objects.reserveCapacity(1000)
    let made = count { for _ in 0..<1000 { objects.append(AllocationProbe()) } }
    let none = count { for object in objects { object.number += 1 } }
    return made == 1000 && none == 0
  }
}

private final class AllocationProbe {
  var number = 0
}

// A function of C can reach nothing but globals.
private let allocationCount = Atomic<Int>(0)
private let originalAddress = Atomic<UInt>(0)
