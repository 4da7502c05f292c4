/// What curves are drawn with. The box, the ticks and the labels stand at the same cells in all three.
package enum Charset: String, Sendable, CaseIterable { case ascii, braille, block }
