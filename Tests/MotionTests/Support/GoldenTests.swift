import Foundation
import Testing

/// The reference numbers themselves: a file that lost rows would make its test pass for nothing.
@Suite("Golden")
struct GoldenTests {
  /// Rows of each file, and how many series they are cut into.
  static let files: [(name: String, rows: Int, series: Int)] = [
    ("additive_retarget", 82, 1),
    ("affine", 119, 1),
    ("affine_parts", 34, 1),
    ("bezier", 966, 23),
    ("bounce", 104, 4),
    ("color", 21, 1),
    ("decay_continuous", 248, 16),
    ("decay_sum", 248, 16),
    ("duration_bounce", 54, 1),
    ("duration_spring", 147, 1),
    ("keyframes", 4040, 40),
    ("layer_chain", 18, 1),
    ("matrix4", 49, 1),
    ("matrix4_inputs", 14, 1),
    ("measured_affine_interpolation", 8, 1),
    ("measured_ca_perceptual_spring", 3, 1),
    ("measured_ca_settling_duration", 6, 1),
    ("measured_ca_spring_value_t0p05", 3, 1),
    ("measured_ca_timing_functions", 10, 1),
    ("measured_scroll_bounce_rest", 20, 1),
    ("measured_scroll_decel_v3000", 38, 1),
    ("measured_scroll_edge_impact", 22, 1),
    ("measured_scroll_rubber_band", 15, 1),
    ("measured_uikit_duration_spring_positions", 6, 1),
    ("measured_uikit_duration_spring_stiffness", 9, 1),
    ("media_timing", 315, 7),
    ("pause_continue", 32, 1),
    ("percent_driven", 42, 1),
    ("pip_corner", 36, 1),
    ("pop_bounciness_speed", 226, 1),
    ("projection", 14, 1),
    ("relative_velocity", 15, 1),
    ("rubber_band", 83, 1),
    ("spring", 1223, 56),
    ("spring_clamped", 352, 16),
    ("spring_settling", 56, 1),
    ("uikit_spring", 1179, 131),
    ("velocity", 7, 1),
    ("velocity_samples", 114, 1),
  ]

  @Test("every file has all its rows and series, and is at most 400 kB with the others")
  func whole() throws {
    var bytes = 0
    for file in Self.files {
      let golden = try Golden(file.name)
      #expect(golden.rows.count == file.rows, "\(file.name)")
      #expect(golden.series.count == file.series, "\(file.name)")
      #expect(Set(golden.series.map(\.name)).count == file.series, "\(file.name)")
      let widths = golden.rows.allSatisfy { $0.fields.count == $0.columns.count }
      #expect(widths, "\(file.name)")
      bytes += try golden.size()
    }
    #expect(bytes <= 400_000)
    print("golden: \(Self.files.count) files, \(bytes) bytes")
  }

  @Test("no file lies there unused and uncounted")
  func known() throws {
    #expect(try Golden.names() == Self.files.map(\.name))
  }
}
