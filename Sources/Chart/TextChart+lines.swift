import Text

extension TextChart {
  func lines() -> [String] {
    let phases = PhaseBars(chart.phases, axis)
    let markers = placedMarkers()
    let columns = markers.columns
    let sheets = boxes.map { sheet(of: $0, markers: columns, borders: phases.borders) }
    let captions = (markers.captions + phases.captions).sorted { $0.column < $1.column }
    var lines = titleLines()
    for index in boxes.indices { lines += boxLines(boxes[index], sides[index], sheets[index]) }
    lines += axis.lines(charset.frame) + phases.lines(charset.frame)
    lines += Captions(captions, width: width).lines(charset.frame)
    lines += legendLines(sheets)
    lines += (notes() + markers.notes + phases.notes).flatMap(noteLines)
    return lines.map(withoutInvisibleEnd) + dataLines()
  }

  private func titleLines() -> [String] {
    let title = clipped(oneLine(chart.title ?? ""), to: width)
    return title.isEmpty ? [] : [title]
  }

  /// A sentence in as many lines as it takes.
  private func noteLines(_ note: String) -> [String] {
    wrapped(oneLine(note), to: width, indent: 1).map { clipped($0, to: width) }
  }

  /// Data lines are data: they are not cut to the width.
  func dataLines() -> [String] {
    let times = timeFormat(of: axis.across.format)
    return boxes.flatMap { box in
      zip(box.series, box.digests).map {
        dataLine($0, $1, values: box.up.format.finer(by: 2), times: times)
      }
    }
  }
}

// MARK: - The plot

extension TextChart {
  private func sheet(of box: Box, markers: [Int], borders: [Int]) -> Sheet {
    let frame = charset.frame
    var sheet = Sheet(columns: axis.across.cells, rows: box.up.cells)
    for row in box.referenceRows { if let row { sheet.drawRow(row, frame.reference) } }
    for column in markers { sheet.drawColumn(column, frame.marker) }
    for column in borders { sheet.drawColumn(column, frame.border) }
    let strokes = zip(box.series, box.digests).map {
      Stroke($0, $1, across: axis.across, up: box.up, grain: charset.grain)
    }
    sheet.draw(strokes, with: charset)
    let message = box.emptyMessage ?? ""
    if message.count + 2 <= sheet.columns {
      sheet.write(message, row: (sheet.rows - 1) / 2, column: (sheet.columns - message.count) / 2)
    }
    return sheet
  }

  private func boxLines(_ box: Box, _ side: SideLabels, _ sheet: Sheet) -> [String] {
    let head = side.holdsLabel || box.label.isEmpty ? [] : [clipped(box.label, to: width)]
    return head
      + (0..<sheet.rows).reversed().map { row in
        let tick = box.up.ticks.first { $0.cell == row }
        let wall = String(tick == nil ? charset.frame.wall : charset.frame.wallTick)
        let label = rightAligned(tick?.label ?? "", to: axis.left - 1)
        let cells = ink.drawn(sheet.row(row))
        guard let word = side.rows[row] else { return "\(label) \(wall)\(cells)" }
        let filled =
          sheet.row(row).lastIndex { $0.scalar != " " }.map { $0 - row * sheet.columns + 1 } ?? 0
        let blanks = String(repeating: " ", count: sheet.columns - filled + 1)
        return "\(label) \(wall)\(cells)\(blanks)\(ink.drawn(word.text, word.series))"
      }
  }
}

// MARK: - Words below

extension TextChart {
  func placedMarkers() -> (columns: [Int], captions: [Captions.Caption], notes: [String]) {
    var columns: [Int] = []
    var captions: [Captions.Caption] = []
    var notes: [String] = []
    for marker in chart.markers {
      let lines = marker.caption.map { clipped(oneLine($0), to: width) }
      guard let column = axis.across.cell(marker.x) else {
        notes += Message.offAxis(lines.joined(separator: " ")).map { [$0] } ?? []
        continue
      }
      columns.append(column)
      guard lines.contains(where: { !$0.isEmpty }) else { continue }
      captions.append(Captions.Caption(column: axis.left + 1 + column, lines: lines))
    }
    return (columns, captions, notes)
  }

  private func legendLines(_ sheets: [Sheet]) -> [String] {
    boxes.indices.flatMap { index in
      Legend(boxes[index], sides[index], covered: sheets[index].covered, charset: charset)
        .lines(after: axis.left + 1, width: width, ink: ink)
    }
  }

  func notes() -> [String] {
    remarks + boxes.flatMap { $0.notes(columns: axis.across.cells) }
  }
}

extension Box {
  /// What an empty box says; nil where there is something to see.
  var emptyMessage: String? {
    guard digests.allSatisfy(\.isEmpty) else { return nil }
    let nan = digests.reduce(0) { $0 + $1.nan }
    let infinite = digests.reduce(0) { $0 + $1.infinite }
    return Message.noFiniteData(nan: nan, infinite: infinite)
  }

  /// Points that are not drawn, and a scale that hides most of those that are.
  func notes(columns: Int) -> [String] {
    if let emptyMessage { return emptyMessage.count + 2 > columns ? [emptyMessage] : [] }
    var notes: [String] = []
    for (one, digest) in zip(series, digests) {
      let name = series.count > 1 ? oneLine(one.name) : nil
      let odd = digest.nan + digest.infinite
      if odd > 0 { notes.append(Message.notFinite(odd, of: digest.count, name: name)) }
      if digest.unseen > 0 {
        notes.append(Message.notAboveZero(digest.unseen, of: digest.count, name: name))
      }
    }
    return notes + logarithmHint()
  }

  /// Values above 0 of which the largest is a thousand times the smallest, half of them in the
  /// lowest row.
  private func logarithmHint() -> [String] {
    guard !up.isLog, !up.isPoint, let hull = Hull.of(digests.map(\.y)), hull.low > 0 else {
      return []
    }
    let ratio = settled(hull.high / hull.low)
    guard ratio >= 1000, ratio.isFinite else { return [] }
    let edge = up.low + (up.high - up.low) / Double(up.cells - 1) / 2
    let low = series.reduce(0) { $0 + $1.y.reduce(0) { $0 + ($1 < edge ? 1 : 0) } }
    let all = digests.reduce(0) { $0 + $1.count - $1.nan - $1.infinite }
    guard low * 2 >= all else { return [] }
    return [
      Message.tryLogarithm(ratio: NumberFormat(showing: [ratio], within: ratio / 100).text(ratio))
    ]
  }
}
