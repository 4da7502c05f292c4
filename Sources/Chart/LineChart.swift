/// A line chart as a model: numbers and words, no cells. The same model becomes text, SVG, CSV and
/// JSON.
package struct LineChart: Sendable {
  package struct Series: Sendable {
    /// As typed: `photo.view.alpha`.
    package var name: String
    /// Seconds, a fraction, or whatever the axis counts; need not be in order. Points are the pairs
    /// of `x` and `y`: what one of them has more is ignored.
    package var x: [Double]
    /// NaN is a gap; an infinity is marked on the edge.
    package var y: [Double]

    package init(name: String, x: [Double], y: [Double]) {
      self.name = name
      self.x = x
      self.y = y
    }
  }

  /// A horizontal line at a value that matters: 0, the target.
  package struct Reference: Sendable {
    package var value: Double
    package var label: String

    package init(value: Double, label: String) {
      self.value = value
      self.label = label
    }
  }

  /// A vertical line at an event, with its caption under the axis.
  package struct Marker: Sendable {
    package var x: Double
    package var caption: [String]

    package init(x: Double, caption: [String]) {
      self.x = x
      self.caption = caption
    }
  }

  /// A stretch of the axis: interactive, finish, settle.
  package struct Phase: Sendable {
    package var from: Double
    package var to: Double
    package var label: String

    package init(from: Double, to: Double, label: String) {
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// Another box under the first, on the same axis: the velocity under the position, so that no box
  /// has two y scales.
  package struct Panel: Sendable {
    /// What is measured and in what: `velocity 1/s`.
    package var label: String
    package var series: [Series]
    package var references: [Reference]
    package var scale: Scale

    package init(
      label: String, series: [Series], references: [Reference] = [], scale: Scale = .linear
    ) {
      self.label = label
      self.series = series
      self.references = references
      self.scale = scale
    }
  }

  /// On a logarithmic axis what is not above 0 cannot be shown: it is a gap, and counted in a note.
  package enum Scale: String, Sendable, CaseIterable { case linear, log }

  package var title: String?
  package var series: [Series]
  /// Unit or name of the axis, at its right end: `s`, `t/T`.
  package var axis: String
  package var references: [Reference]
  package var markers: [Marker]
  package var phases: [Phase]
  /// As asked for by an option or a setting; nil: as the place where it is drawn has it. In cells,
  /// the whole line.
  package var width: Int?
  /// Rows of each box, without title, axis and captions; kept exactly, the top row is then the
  /// largest value and the bottom row the smallest. Nil: 9 to 15 rows, as ticks ask for.
  package var height: Int?
  package var charset: Charset?
  /// What is measured in the first box; drawn when there are panels.
  package var label: String
  package var panels: [Panel]
  package var xScale: Scale
  package var yScale: Scale

  package init(
    title: String? = nil, series: [Series], axis: String = "s", references: [Reference] = [],
    markers: [Marker] = [], phases: [Phase] = [], width: Int? = nil, height: Int? = nil,
    charset: Charset? = nil, label: String = "", panels: [Panel] = [], xScale: Scale = .linear,
    yScale: Scale = .linear
  ) {
    self.title = title
    self.series = series
    self.axis = axis
    self.references = references
    self.markers = markers
    self.phases = phases
    self.width = width
    self.height = height
    self.charset = charset
    self.label = label
    self.panels = panels
    self.xScale = xScale
    self.yScale = yScale
  }
}
