#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program or a library, as loaded into memory.
struct LoadedImage {
  private let base: UInt
  private let dynamic: UInt

  private typealias Visitor =
    @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> Int32
  private typealias Iteration = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32

  /// All loaded images, or none if the loader isn't that of glibc.
  static var all: [LoadedImage] {
    var images: [LoadedImage] = []
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      // The C library's module doesn't declare this function.
      guard let function = dlsym(dlopen(nil, RTLD_NOW), "dl_iterate_phdr") else { return [] }
      withUnsafeMutablePointer(to: &images) { images in
        _ = unsafeBitCast(function, to: Iteration.self)(
          { information, _, images in
            images?.assumingMemoryBound(to: [LoadedImage].self).pointee
              .append(contentsOf: LoadedImage.images(information))
            return 0
          }, images)
      }
    #endif
    return images
  }

  /// Returns the addresses of the locations that the loader fills with the address of a symbol.
  func places(linkedTo symbol: String) -> [UInt] {
    let (names, symbols) = (value(5), value(6))
    guard names > base, symbols > base else { return [] }
    return [(value(23), value(2)), (value(7), value(8))].flatMap { table, size in
      stride(from: table, to: table + size, by: 24).compactMap { entry in
        let number = LoadedImage.word(entry + 8) >> 32
        let name = names + UInt(LoadedImage.half(symbols + number * 24))
        guard number > 0, let name = UnsafePointer<CChar>(bitPattern: name),
          strcmp(name, symbol) == 0
        else { return nil }
        return base + LoadedImage.word(entry)
      }
    }
  }

  /// Returns the value of an entry in the dynamic section, or 0 if it is missing.
  private func value(_ kind: UInt) -> UInt {
    var entry = dynamic
    while LoadedImage.word(entry) != 0 {
      if LoadedImage.word(entry) == kind { return LoadedImage.word(entry + 8) }
      entry += 16
    }
    return 0
  }

  /// Returns the image that the loader describes, if it has a dynamic section (a segment of kind
  /// 2).
  private static func images(_ information: UnsafeRawPointer) -> [LoadedImage] {
    let base = information.load(as: UInt.self)
    let segments = information.load(fromByteOffset: 16, as: UInt.self)
    let count = UInt(information.load(fromByteOffset: 24, as: UInt16.self))
    let headers = (0..<count).map { segments + $0 * 56 }
    return headers.filter { half($0) == 2 }.map {
      LoadedImage(base: base, dynamic: base + word($0 + 16))
    }
  }

  private static func word(_ address: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: UInt.self) ?? 0
  }

  private static func half(_ address: UInt) -> UInt32 {
    UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: UInt32.self) ?? 0
  }
}
