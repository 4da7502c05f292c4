import UIKit

/// What was found in the record when it was so long: looked for again only where it has grown.
struct KnownFindings {
  let commits: Int
  let events: Int
  let overruns: [Finding]
  let jumps: [Finding]
  let anchorMoves: [Finding]
}
