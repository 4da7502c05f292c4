/// Linear equations and inequalities, required or with a rank of preference.
///
/// The method is that of Badros, Borning and Stuckey (The Cassowary linear arithmetic constraint
/// solving algorithm, 2001): a tableau in which unrestricted variables are always solved for, while
/// the simplex method moves the slacks and errors. Errors of a higher rank are made as small as can
/// be before any of a lower one counts: each rank has an objective of its own.
struct Simplex {
  /// How many ranks of preference there are; rank 0 counts most.
  init(ranks: Int) {
    objectives = Array(repeating: LinearForm(), count: ranks)
  }

  enum Kind {
    /// A number that is asked for, of any sign.
    case unrestricted
    /// At least 0: a length, or what an inequality leaves open.
    case slack
    /// At least 0, and in an objective: by how much a preference is missed.
    case error
    /// 0: stands for a required equation.
    case dummy
  }

  private(set) var kinds: [Kind] = []
  /// What a variable is by the others; nil for those that the others depend on, which are 0.
  private(set) var rows: [LinearForm?] = []
  private(set) var objectives: [LinearForm]

  /// Smaller than this, a number counts as 0.
  static let tolerance = 1e-8

  /// A variable that may have any sign.
  mutating func variable() -> Int { variable(.unrestricted) }

  /// A variable that is at least 0.
  mutating func length() -> Int { variable(.slack) }

  private mutating func variable(_ kind: Kind) -> Int {
    kinds.append(kind)
    rows.append(nil)
    return kinds.count - 1
  }

  func value(of form: LinearForm) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * (rows[$1.variable]?.constant ?? 0) }
  }
}

// MARK: - Adding

extension Simplex {
  enum Relation { case atMost, equal, atLeast }

  /// form ≤ 0, = 0 or ≥ 0. False, and nothing is changed, if it is required (it has no rank) and
  /// contradicts what was required before.
  mutating func add(_ form: LinearForm, _ relation: Relation, rank: Int?) -> Bool {
    var row = LinearForm(form.constant)
    for term in form.terms {
      row.add(rows[term.variable] ?? LinearForm(variable: term.variable), times: term.coefficient)
    }
    let markers = addMarkers(to: &row, relation, rank)
    if row.constant < 0 { row.scale(by: -1) }
    return enter(row, subject: subject(of: row, markers))
  }

  /// The slack and errors that a relation brings; the row then is an equation.
  private mutating func addMarkers(
    to row: inout LinearForm, _ relation: Relation, _ rank: Int?
  ) -> [Int] {
    var markers: [Int] = []
    func put(_ variable: Int, _ coefficient: Double) {
      row.add(LinearForm(variable: variable), times: coefficient)
      markers.append(variable)
    }
    if relation != .equal { put(variable(.slack), relation == .atMost ? 1 : -1) }
    guard let rank else {
      if relation == .equal { put(variable(.dummy), 1) }
      return markers
    }
    for sign in relation == .equal ? [-1.0, 1] : [relation == .atMost ? -1 : 1] {
      let error = variable(.error)
      put(error, sign)
      objectives[rank].add(LinearForm(variable: error))
    }
    return markers
  }

  /// A variable that the row can be solved for at once: unrestricted, or a new one of its own that
  /// is then not negative.
  private func subject(of row: LinearForm, _ markers: [Int]) -> Int? {
    if let term = row.terms.first(where: { kinds[$0.variable] == .unrestricted }) {
      return term.variable
    }
    let free =
      markers.first { kinds[$0] != .dummy && row.coefficient(of: $0) < 0 }
      ?? row.terms.first { $0.coefficient < 0 && isUnused($0.variable) }?.variable
    guard free == nil, row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) else { return free }
    return abs(row.constant) <= Simplex.tolerance ? markers.first : nil
  }

  /// A length that no condition has spoken of yet.
  private func isUnused(_ variable: Int) -> Bool {
    kinds[variable] == .slack && rows[variable] == nil
      && rows.allSatisfy { $0.map { $0.coefficient(of: variable) == 0 } ?? true }
      && objectives.allSatisfy { $0.coefficient(of: variable) == 0 }
  }

  private mutating func enter(_ row: LinearForm, subject: Int?) -> Bool {
    guard let subject else {
      if row.terms.allSatisfy({ kinds[$0.variable] == .dummy }) { return false }
      return enterByArtificial(row)
    }
    var row = row
    row.solve(for: subject)
    substitute(subject, by: row)
    rows[subject] = row
    return true
  }

  /// Looks for a state in which the row is 0 by making an artificial variable as small as can be.
  private mutating func enterByArtificial(_ row: LinearForm) -> Bool {
    let before = self
    let artificial = variable(.slack)
    rows[artificial] = row
    minimize(row)
    if let left = rows[artificial] {
      guard abs(left.constant) <= Simplex.tolerance else {
        self = before
        return false
      }
      leave(artificial, left)
    }
    for index in rows.indices { _ = rows[index]?.remove(artificial) }
    for index in objectives.indices { _ = objectives[index].remove(artificial) }
    return true
  }

  /// Takes the artificial variable, which is 0, out of the solved ones.
  private mutating func leave(_ artificial: Int, _ row: LinearForm) {
    rows[artificial] = nil
    guard let entering = row.terms.first(where: { kinds[$0.variable] != .dummy })?.variable else {
      return
    }
    var row = row
    row.add(LinearForm(variable: artificial), times: -1)
    row.solve(for: entering)
    substitute(entering, by: row)
    rows[entering] = row
  }

  private mutating func substitute(_ variable: Int, by form: LinearForm) {
    for index in rows.indices { rows[index]?.substitute(variable, by: form) }
    for index in objectives.indices { objectives[index].substitute(variable, by: form) }
  }
}

// MARK: - Optimizing

extension Simplex {
  /// Makes the errors as small as can be, rank by rank.
  mutating func optimize() {
    for rank in objectives.indices {
      for _ in 0..<stepLimit {
        guard let entering = entering(in: objectives[rank], above: rank) else { break }
        guard let leaving = leaving(for: entering) else { break }
        pivot(entering, leaving)
      }
    }
  }

  /// Bland's rule ends by itself; rounding could keep it from that.
  private var stepLimit: Int { 100 + 20 * kinds.count }

  /// Makes a form as small as can be; it is followed through the pivots as a row of its own.
  private mutating func minimize(_ form: LinearForm) {
    var form = form
    for _ in 0..<stepLimit {
      guard let entering = entering(in: form, above: 0), let leaving = leaving(for: entering) else {
        return
      }
      pivot(entering, leaving)
      if let row = rows[entering] { form.substitute(entering, by: row) }
    }
  }

  /// The first variable that lessens the objective as it grows, and lets those of higher ranks be.
  private func entering(in form: LinearForm, above rank: Int) -> Int? {
    form.terms.first { term in
      kinds[term.variable] != .dummy && term.coefficient < -Simplex.tolerance
        && objectives[..<rank].allSatisfy {
          $0.coefficient(of: term.variable) <= Simplex.tolerance
        }
    }?.variable
  }

  /// The restricted variable that is the first to reach 0 as another grows.
  private func leaving(for entering: Int) -> Int? {
    var best: (ratio: Double, variable: Int)?
    for (variable, row) in rows.enumerated() where kinds[variable] != .unrestricted {
      guard let row else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Simplex.tolerance else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if let best, ratio >= best.ratio { continue }
      best = (ratio, variable)
    }
    return best?.variable
  }

  private mutating func pivot(_ entering: Int, _ leaving: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(LinearForm(variable: leaving), times: -1)
    row.solve(for: entering)
    substitute(entering, by: row)
    rows[entering] = row
  }
}

// MARK: - Ambiguity

extension Simplex {
  /// Whether the conditions leave a form one value only.
  func isSettled(_ form: LinearForm) -> Bool {
    var whole = LinearForm(form.constant)
    for term in form.terms {
      whole.add(rows[term.variable] ?? LinearForm(variable: term.variable), times: term.coefficient)
    }
    return !whole.terms.contains { isFree($0.variable) }
  }

  /// Whether a variable that the others depend on could grow at no cost.
  private func isFree(_ variable: Int) -> Bool {
    switch kinds[variable] {
    case .unrestricted: return true
    case .dummy: return false
    case .slack, .error:
      guard objectives.allSatisfy({ abs($0.coefficient(of: variable)) <= Simplex.tolerance })
      else { return false }
      guard let leaving = leaving(for: variable), let row = rows[leaving] else { return true }
      return row.constant > Simplex.tolerance
    }
  }
}
