import Motion
import Script
import Text
import UIKit

/// The arguments of a call, by position and label, evaluated.
@MainActor
struct CallArguments {
  let function: String
  let place: Place
  var positional: [(value: Value, place: Place)] = []
  var labelled = OrderedMap<String, (value: Value, place: Place)>()

  /// The value of a parameter: by its label, else by its position.
  func value(_ index: Int, _ label: String) -> (value: Value, place: Place)? {
    labelled[label] ?? (positional.indices.contains(index) ? positional[index] : nil)
  }

  func number(_ index: Int, _ label: String, default fallback: Double? = nil) throws -> Double {
    guard let (value, place) = value(index, label) else {
      if let fallback { return fallback }
      throw missing(label)
    }
    guard case .number(let number, _) = value else {
      throw Diagnostic(
        "`\(label)` of `\(function)` wants a number, got \(value.kindWithArticle)", at: place)
    }
    return number
  }

  /// Where a parameter was given, as far as it was: where it is at fault.
  func place(of parameter: String?) -> Place {
    let names = Grammar.segue.function(function)?.parameters.map(\.name) ?? []
    // UIKit's damping is a ratio.
    let given =
      parameter == "dampingRatio" && labelled["dampingRatio"] == nil ? "damping" : parameter
    guard let given else { return place }
    if let value = labelled[given] { return value.place }
    guard let index = names.firstIndex(of: given), positional.indices.contains(index) else {
      return place
    }
    return positional[index].place
  }

  func missing(_ label: String) -> Diagnostic {
    Diagnostic("`\(function)` needs `\(label)`", at: place)
  }
}

extension Interpreter {
  /// A call of a name: what can be called is looked for, the rest is passed over.
  func call(
    _ name: String, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value {
    let found = frame.scope.lookUp(name) { value in
      switch value {
      case .function, .curve: return true
      default: return false
      }
    }
    switch found {
    case .function(let function)?: return try callFunction(function, arguments, frame, place)
    case .curve(let curve)?: return try sample(.curve(curve), arguments, frame, place)
    default: break
    }
    if let curve = try builtIn(name, frame, place), case .curve = curve {
      return try sample(curve, arguments, frame, place)
    }
    return try callBuiltIn(name, arguments, frame, place)
  }

  private func callFunction(
    _ function: Function, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value {
    guard arguments.count == function.parameters.count else {
      throw Diagnostic(
        "`\(function.name)` takes \(function.parameters.count) values, got \(arguments.count)",
        at: place)
    }
    let scope = Scope(in: frame.scope.session, isTransparent: false)
    for (parameter, argument) in zip(function.parameters, arguments) {
      let value = try evaluate(argument.value, frame)
      scope.own[parameter] = Scope.Binding(value: value, isSettable: false)
    }
    return try called(frame, place.range) {
      if case .returned(let value) = try run(function.body, in: scope, moment: frame.moment) {
        return value
      }
      return .none
    }
  }

  func evaluated(
    _ name: String, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> CallArguments {
    var result = CallArguments(function: name, place: place)
    for argument in arguments {
      let value = try evaluate(argument.value, frame)
      let argumentPlace = frame.place(argument.value.range)
      if let label = argument.label {
        result.labelled[label.text] = (value, argumentPlace)
      } else {
        result.positional.append((value, argumentPlace))
      }
    }
    return result
  }

  /// `curve(t)`: the value of a curve at a fraction or a time.
  func sample(
    _ value: Value, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value {
    guard case .curve(let curve) = value else { throw Diagnostic.notCallable(value, at: place) }
    let given = try evaluated("curve", arguments, frame, place)
    return .plain(try finite(curve.value(at: try given.number(0, "t")), place))
  }

  private func callBuiltIn(
    _ name: String, _ arguments: [Expression.CallArgument], _ frame: Frame, _ place: Place
  ) throws -> Value {
    if arguments.contains(where: { $0.label?.text == "in" }),
      let value = try callGesture(name, try evaluated(name, arguments, frame, place), frame)
    {
      return value
    }
    if let value = try callRecord(name, arguments, frame, place) { return value }
    let given = try evaluated(name, arguments, frame, place)
    if let value = try callNumeric(given) { return value }
    if let value = try callGeometry(given) { return value }
    if let value = try callCurve(given) { return value }
    throw Diagnostic.unknownFunction(
      name, near: Grammar.segue.functions.map(\.name) + frame.scope.visibleNames, at: place)
  }
}
