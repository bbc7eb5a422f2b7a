import Files
import RowKit

/// Moving to a record by its number in the file of the cursor, and to a part of that file.
extension RecordsScreen {
  /// Moves to a record, or to the last one if there are fewer, now or as soon as it is counted.
  ///
  /// Returns `false` if there is no file.
  func goToRecord(_ number: Int) -> Bool {
    guard let source = cursorPlace?.source ?? sources.first else { return false }
    if !goToRecord(number, of: source) {
      showMessage("Going to \(format.noun) \(number.grouped) when it is counted.")
    }
    return true
  }

  /// Moves to the record that wasn't counted yet, if it is now.
  func goOnToWanted() {
    if let wanted { _ = goToRecord(wanted.number, of: wanted.source) }
  }

  /// Moves to a record of a file, now or as soon as it is counted; returns `false` if it isn't yet.
  private func goToRecord(_ number: Int, of source: RecordSource) -> Bool {
    let count = source.chunks.recordCount
    let record = min(number, Int.max - format.headerCount) + format.headerCount
    wanted = nil
    if let place = source.chunks.place(ofRecord: min(record, count ?? record)) {
      if isFiltering(before: place.chunk, of: source) {
        wanted = (number, source)
        return true
      }
      show(RecordPlace(source: source, chunk: place.chunk, record: place.record))
    } else if count == nil {
      wanted = (number, source)
      return false
    }
    return true
  }

  /// Returns whether a filter hasn't come to a chunk yet, nor found anything after it.
  private func isFiltering(before chunk: Int, of source: RecordSource) -> Bool {
    guard let filter, !filter.isStopped,
      let place = sources.firstIndex(where: { $0 === source })
    else { return false }
    let isBehind = parts.last.map { $0 < Part(source: place, chunk: chunk) } ?? true
    return isBehind
      && zip(filter.progress[place...], sources[place...]).contains {
        $0.chunks < $1.chunks.chunkCount
      }
  }

  /// Moves to the record at a percentage of the bytes.
  ///
  /// Returns `false` if there is no file.
  func goToPart(_ percent: Int) -> Bool {
    guard let source = cursorPlace?.source ?? sources.first, source.chunks.size > 0 else {
      return false
    }
    let size = source.chunks.size
    let offset = min(size - 1, size / 100 * percent + size % 100 * percent / 100)
    let chunk = offset / source.chunks.chunkLength
    let record = source.chunks.records(in: chunk).record(at: offset) ?? 0
    let first = chunk == 0 ? format.headerCount : 0
    show(RecordPlace(source: source, chunk: chunk, record: max(record, first)))
    return true
  }

  private func show(_ place: RecordPlace) {
    if let path = path(of: place) ?? foundPath(from: place) { tableView.moveCursor(toMatch: path) }
    stage?.setNeedsFrame()
  }

  /// Returns the path of the first record that passes the filter from a place on, or that of the last one.
  private func foundPath(from place: RecordPlace) -> RowPath? {
    guard let pattern = filter?.pattern,
      let source = sources.firstIndex(where: { $0 === place.source })
    else { return nil }
    for (group, part) in parts.enumerated()
    where (part.source, part.chunk) >= (source, place.chunk) {
      let isHere = part.source == source && part.chunk == place.chunk
      let found =
        isHere
        ? place.source.records(
          in: place.chunk, with: pattern, headerCount: format.headerCount
        ).firstIndex { $0 >= place.record } : 0
      if let row = found, row < self.group(at: group)?.rows.count ?? 0 {
        return RowPath(group: group, row: row)
      }
    }
    return lastRow
  }
}
