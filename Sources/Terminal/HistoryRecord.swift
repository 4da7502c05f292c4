/// An entry as one line of text: newlines as `\n`, backslashes doubled. All else stands as typed,
/// so that the file can be searched and read.
enum HistoryRecord {
  static func encode(_ entry: String) -> String {
    var record = ""
    for scalar in entry.unicodeScalars {
      switch scalar {
      case "\\": record += "\\\\"
      case "\n": record += "\\n"
      case "\r": record += "\\r"
      default: record.unicodeScalars.append(scalar)
      }
    }
    return record
  }

  /// A backslash before anything else is taken as it is: the file may be another program's.
  static func decode(_ record: String) -> String {
    var entry = ""
    var scalars = record.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        entry.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\\": entry += "\\"
      case "n": entry += "\n"
      case "r": entry += "\r"
      case let other?:
        entry += "\\"
        entry.unicodeScalars.append(other)
      case nil: entry += "\\"
      }
    }
    return entry
  }
}
