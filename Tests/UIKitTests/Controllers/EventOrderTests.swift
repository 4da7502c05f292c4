import AppWatch
import Seeds
import Testing

@testable import UIKit

/// 40 orders for each kind of transition, times the factor of the seeds.
@MainActor
@Suite("Events in any order")
struct EventOrderTests {
  @Test(
    "each transition ends once, or is stuck for the reason it says; screens balance, nothing is left",
    arguments: SwipeApp.Kind.allCases)
  func anyOrder(_ kind: SwipeApp.Kind) {
    var total = EventOrder.Result()
    for seed in Seeds.of(40) {
      let result = EventOrder(kind: kind, seed: seed).run()
      #expect(result.problems == [], "\(kind), seed \(seed): \(result.events)")
      total.completed += result.completed
      total.cancelled += result.cancelled
      total.stuck += result.stuck
    }
    print(
      "  \(kind): \(total.completed) completed, \(total.cancelled) cancelled, \(total.stuck) stuck")
    #expect(total.completed > 0 && total.cancelled > 0 && total.stuck > 0)
  }

  @Test("a fault put in is noticed within 1,000 orders", arguments: Watch.Fault.allCases)
  func faults(_ fault: Watch.Fault) {
    let noticed = (0..<1000).first { seed in
      let result = EventOrder(
        kind: SwipeApp.Kind.allCases[seed % SwipeApp.Kind.allCases.count], seed: seed, fault: fault
      ).run()
      return result.hasStruck && !result.problems.isEmpty
    }
    #expect(noticed != nil)
  }
}
