import Testing

@testable import UIKit

struct SimplexTests {
  private func form(_ constant: Double, _ terms: (Int, Double)...) -> LinearForm {
    terms.reduce(LinearForm(constant)) { $0 + LinearForm(variable: $1.0) * $1.1 }
  }

  private func add(
    _ form: LinearForm, _ relation: Simplex.Relation, rank: Int?, to simplex: inout Simplex
  ) -> Bool {
    simplex.add(form, relation, rank: rank)
  }

  @Test("required equations are solved, and what contradicts them is refused without a trace")
  func equations() {
    var simplex = Simplex(ranks: 0)
    let (x, y) = (simplex.variable(), simplex.variable())
    #expect(add(form(-10, (x, 1), (y, 1)), .equal, rank: nil, to: &simplex))
    #expect(add(form(-2, (x, 1), (y, -1)), .equal, rank: nil, to: &simplex))
    #expect(!add(form(-7, (x, 1)), .equal, rank: nil, to: &simplex))
    #expect(add(form(-12, (x, 2)), .equal, rank: nil, to: &simplex))
    #expect(!add(form(-7, (x, 1)), .atLeast, rank: nil, to: &simplex))
    simplex.optimize()
    #expect(near(simplex.value(of: form(0, (x, 1))), 6))
    #expect(near(simplex.value(of: form(0, (y, 1))), 4))
  }

  @Test("a higher rank counts before any number of lower ones")
  func ranks() {
    var simplex = Simplex(ranks: 2)
    let x = simplex.variable()
    for _ in 0..<5 { #expect(add(form(-100, (x, 1)), .equal, rank: 1, to: &simplex)) }
    #expect(add(form(-40, (x, 1)), .atMost, rank: 0, to: &simplex))
    #expect(add(form(-10, (x, 1)), .atLeast, rank: nil, to: &simplex))
    simplex.optimize()
    #expect(near(simplex.value(of: form(0, (x, 1))), 40))
  }

  @Test("inequalities hold where they can, and leave free what nothing settles")
  func inequalities() {
    var simplex = Simplex(ranks: 1)
    let (x, y, z) = (simplex.variable(), simplex.variable(), simplex.variable())
    #expect(add(form(-5, (x, 1)), .atLeast, rank: nil, to: &simplex))
    #expect(add(form(0, (x, 1)), .equal, rank: 0, to: &simplex))
    #expect(add(form(-3, (y, 1), (x, -1)), .atLeast, rank: nil, to: &simplex))
    simplex.optimize()
    #expect(near(simplex.value(of: form(0, (x, 1))), 5))
    #expect(simplex.value(of: form(0, (y, 1))) >= 8 - 1e-9)
    #expect(simplex.isSettled(form(0, (x, 1))))
    #expect(!simplex.isSettled(form(0, (y, 1))))
    #expect(!simplex.isSettled(form(0, (z, 1))))
  }

  @Test("what a seed draws from a known point is satisfied at a point")
  func feasible() {
    var random = Seeded(state: 11)
    for _ in 0..<60 {
      var simplex = Simplex(ranks: 1)
      let count = 4
      let variables = (0..<count).map { _ in simplex.variable() }
      let point = variables.map { _ in random.next(-50, 50) }
      var conditions: [(LinearForm, Simplex.Relation)] = []
      for _ in 0..<10 {
        let factors = variables.map { _ in (random.next(-3, 3)).rounded() }
        let sum = zip(factors, point).reduce(0) { $0 + $1.0 * $1.1 }
        let slack = random.next(0, 20)
        let atMost = random.next() < 0.5
        var form = LinearForm(atMost ? -sum - slack : -sum + slack)
        for (variable, factor) in zip(variables, factors) where factor != 0 {
          form.add(LinearForm(variable: variable), times: factor)
        }
        conditions.append((form, atMost ? .atMost : .atLeast))
      }
      for (form, relation) in conditions { #expect(add(form, relation, rank: nil, to: &simplex)) }
      for variable in variables {
        #expect(add(form(-7, (variable, 1)), .equal, rank: 0, to: &simplex))
      }
      simplex.optimize()
      for (form, relation) in conditions {
        let value = simplex.value(of: form)
        #expect(relation == .atMost ? value < 1e-6 : value > -1e-6)
      }
    }
  }

  @Test("the sum of errors is the least there is: against a search over a grid")
  func optimal() {
    var random = Seeded(state: 5)
    for _ in 0..<25 {
      var simplex = Simplex(ranks: 1)
      let (x, y) = (simplex.variable(), simplex.variable())
      let wishes = (0..<4).map { _ in
        (
          a: random.next(-2, 2).rounded(), b: random.next(-2, 2).rounded(),
          c: random.next(-9, 9).rounded()
        )
      }
      #expect(add(form(-10, (x, 1)), .atMost, rank: nil, to: &simplex))
      #expect(add(form(10, (x, 1)), .atLeast, rank: nil, to: &simplex))
      #expect(add(form(-10, (y, 1)), .atMost, rank: nil, to: &simplex))
      #expect(add(form(10, (y, 1)), .atLeast, rank: nil, to: &simplex))
      for wish in wishes {
        let row =
          LinearForm(wish.c) + LinearForm(variable: x) * wish.a + LinearForm(variable: y) * wish.b
        #expect(add(row, .equal, rank: 0, to: &simplex))
      }
      simplex.optimize()
      let cost = { (x: Double, y: Double) in
        wishes.reduce(0) { $0 + abs($1.a * x + $1.b * y + $1.c) }
      }
      let found = cost(
        simplex.value(of: LinearForm(variable: x)), simplex.value(of: LinearForm(variable: y)))
      var least = Double.infinity
      for i in -40...40 {
        for j in -40...40 { least = min(least, cost(Double(i) / 4, Double(j) / 4)) }
      }
      #expect(found <= least + 1e-6)
    }
  }
}
