import Chart
import Text

/// An answer as text, without a newline at its end. Pure: the same answer and style, the same bytes.
package func render(_ answer: Answer, style: RenderStyle) -> String {
  switch answer {
  case .text(let text): return text
  case .chart(let chart):
    return Chart.render(
      chart, width: style.width, height: style.height, charset: style.charset,
      isColored: style.isColored
    )
    .joined(separator: "\n")
  case .table(let table):
    return Chart.render(table, width: style.width).joined(separator: "\n")
  case .lanes(let lanes): return lanes.lines(width: style.width).joined(separator: "\n")
  case .card(let text):
    return style.proseWidth.map { wrappedCard(text, to: $0, source: Help.exampleHead) } ?? text
  case .prose(let text):
    return wrappedCard(text, to: style.proseWidth ?? style.width, source: Help.exampleHead)
  case .diagnostic(let diagnostic):
    return render(
      diagnostic, color: style.isColored, width: style.proseWidth ?? 100,
      wraps: style.proseWidth != nil)
  }
}
