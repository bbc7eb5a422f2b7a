extension Array {
  /// Returns the elements without runs that aren't needed, the long ones removed first.
  ///
  /// - Parameter isEnough: Returns whether fewer elements are enough.
  /// - Returns: The elements that are needed.
  func withoutNeedlessRuns(_ isEnough: ([Element]) -> Bool) -> [Element] {
    var needed = self
    var length = count / 2
    while length > 0 {
      var start = 0
      while start < needed.count {
        var fewer = needed
        fewer.removeSubrange(start..<Swift.min(start + length, needed.count))
        if isEnough(fewer) { needed = fewer } else { start += length }
      }
      length /= 2
    }
    return needed
  }
}
