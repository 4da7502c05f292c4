/// A line chart as a model: numbers and words, no cells. The same model becomes text, SVG, CSV.
package struct LineChart: Sendable {
  package struct Series: Sendable {
    /// As typed: `photo.view.alpha`.
    package var name: String
    package var x: [Double]
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

  package var title: String?
  package var series: [Series]
  /// Unit or name of the axis, at its right end: `s`, `t/T`.
  package var axis: String
  package var references: [Reference]
  package var markers: [Marker]
  package var phases: [Phase]
  /// As asked for by an option or a setting; nil: as the place where it is drawn has it.
  package var width: Int?
  package var height: Int?
  package var charset: Charset?

  package init(
    title: String? = nil, series: [Series], axis: String = "s", references: [Reference] = [],
    markers: [Marker] = [], phases: [Phase] = [], width: Int? = nil, height: Int? = nil,
    charset: Charset? = nil
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
  }
}

package enum Charset: String, Sendable, CaseIterable { case ascii, braille, block }

/// Rows and columns of text, numbers right-aligned.
package struct Table: Sendable {
  package var columns: [String]
  package var rows: [[String]]
  package var width: Int?

  package init(columns: [String], rows: [[String]], width: Int? = nil) {
    self.columns = columns
    self.rows = rows
    self.width = width
  }
}
