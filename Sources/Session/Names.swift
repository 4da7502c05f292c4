import Script

// Foundation, which comes along with UIKit, has types of the same names.
typealias Expression = Script.Expression
typealias Operator = Script.Operator
typealias Unit = Script.Unit
