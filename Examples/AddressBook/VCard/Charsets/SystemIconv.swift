#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's charset converter, looked up at run time.
///
/// A program linked or started on a system without `iconv` still runs, without a converter.
struct SystemIconv {
  typealias Descriptor = UnsafeMutableRawPointer
  typealias Position = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Descriptor?
  typealias Convert =
    @convention(c) (
      Descriptor, Position?, UnsafeMutablePointer<Int>?, Position?, UnsafeMutablePointer<Int>?
    ) -> Int
  typealias Close = @convention(c) (Descriptor) -> Int32

  let open: Open
  let convert: Convert
  let close: Close

  /// Looks up the functions in the program and its libraries, else in the system's own library.
  init?() {
    guard let found = Self.functions(in: nil) ?? Self.functions(in: Self.library) else {
      return nil
    }
    self = found
  }

  private init(open: Open, convert: Convert, close: Close) {
    self.open = open
    self.convert = convert
    self.close = close
  }

  #if canImport(Darwin)
    private static let library = "/usr/lib/libiconv.2.dylib"
  #else
    private static let library = "libiconv.so.2"
  #endif

  private static func functions(in library: String?) -> SystemIconv? {
    guard let handle = dlopen(library, RTLD_NOW) else { return nil }
    // GNU's own library puts `lib` before the standard names.
    for prefix in ["", "lib"] {
      guard let open = dlsym(handle, prefix + "iconv_open"),
        let convert = dlsym(handle, prefix + "iconv"),
        let close = dlsym(handle, prefix + "iconv_close")
      else { continue }
      return SystemIconv(
        open: unsafeBitCast(open, to: Open.self),
        convert: unsafeBitCast(convert, to: Convert.self),
        close: unsafeBitCast(close, to: Close.self))
    }
    return nil
  }
}
