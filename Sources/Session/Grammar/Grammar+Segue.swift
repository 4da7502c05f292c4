package import Script

extension Grammar {
  /// Segue's language as data: the verbs by group, and what stands in expressions.
  package static let segue = Grammar(
    verbs: buildVerbs + moveVerbs + transitionVerbs + gestureVerbs + physicsVerbs + clockVerbs
      + lookVerbs + checkVerbs + sessionVerbs,
    values: segueValues, colors: segueColors, functions: segueFunctions, members: segueMembers,
    given: segueGiven, words: segueWords, synonyms: segueSynonyms)
}
