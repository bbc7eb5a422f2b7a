#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// A C library function that allocates memory, with a replacement that counts its calls.
struct CountedFunction {
  /// The name of the function.
  let name: String

  /// The address of the replacement, which counts the call and forwards it.
  let replacement: UnsafeRawPointer

  private typealias Allocation = @convention(c) (UInt) -> UnsafeMutableRawPointer?
  private typealias SizedAllocation = @convention(c) (UInt, UInt) -> UnsafeMutableRawPointer?
  private typealias PlacedAllocation = @convention(c) (UInt, UInt, UInt) -> Int32

  /// The number of calls to all functions while their replacements were in place.
  static var callCount: Int { calls.load(ordering: .relaxed) }

  /// All functions, or none if they can't be called under another name.
  static var all: [CountedFunction] {
    let malloc: Allocation = { size in
      calls.wrappingAdd(1, ordering: .relaxed)
      return unsafeBitCast(mallocAddress.pointer, to: Allocation.self)(size)
    }
    let calloc: SizedAllocation = { count, size in
      calls.wrappingAdd(1, ordering: .relaxed)
      return unsafeBitCast(callocAddress.pointer, to: SizedAllocation.self)(count, size)
    }
    let realloc: SizedAllocation = { pointer, size in
      calls.wrappingAdd(1, ordering: .relaxed)
      return unsafeBitCast(reallocAddress.pointer, to: SizedAllocation.self)(pointer, size)
    }
    let aligned: SizedAllocation = { alignment, size in
      calls.wrappingAdd(1, ordering: .relaxed)
      return unsafeBitCast(alignedAddress.pointer, to: SizedAllocation.self)(alignment, size)
    }
    let placed: PlacedAllocation = { result, alignment, size in
      calls.wrappingAdd(1, ordering: .relaxed)
      return unsafeBitCast(placedAddress.pointer, to: PlacedAllocation.self)(
        result, alignment, size)
    }
    let functions = [
      (name: "malloc", original: mallocAddress, replacement: unsafeBitCast(malloc, to: Int.self)),
      ("calloc", callocAddress, unsafeBitCast(calloc, to: Int.self)),
      ("realloc", reallocAddress, unsafeBitCast(realloc, to: Int.self)),
      ("aligned_alloc", alignedAddress, unsafeBitCast(aligned, to: Int.self)),
      ("posix_memalign", placedAddress, unsafeBitCast(placed, to: Int.self)),
    ]
    return functions.compactMap { name, original, replacement in
      guard original.find(name), let pointer = UnsafeRawPointer(bitPattern: replacement) else {
        return nil
      }
      return CountedFunction(name: name, replacement: pointer)
    }
  }
}

/// The actual address of a C library function.
private final class FunctionAddress: Sendable {
  private let address = Atomic<UInt>(0)

  var pointer: UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed))
  }

  /// Looks up a function and returns whether it exists.
  func find(_ name: String) -> Bool {
    guard let pointer = dlsym(dlopen(nil, RTLD_NOW), name) else { return false }
    address.store(UInt(bitPattern: pointer), ordering: .relaxed)
    return true
  }
}

// A function that C calls can reach only globals.
private let calls = Atomic<Int>(0)
private let mallocAddress = FunctionAddress()
private let callocAddress = FunctionAddress()
private let reallocAddress = FunctionAddress()
private let alignedAddress = FunctionAddress()
private let placedAddress = FunctionAddress()
