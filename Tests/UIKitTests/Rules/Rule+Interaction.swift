extension Rule {
  /// Of percent-driven interaction controllers.
  static let interaction = """
    # Percent-driven interaction
    P-01 D The duration is the animator's, captured at the start; 0 before.
    P-02 D The percentage is what was told last, from 0 on; what is shown is cut to 0...1.
    P-03 D After a finish (1 - p) D / speed is left, after a cancel p D / speed; the speed is 1 unless set, and above 0.
    P-04 D The completion curve shapes what is left, easeInOut unless set; while it is interactive progress is linear.
    P-05 D The timing curve takes its place for interruptible animators only.
    P-06 D It starts interactively unless told otherwise.
    P-07 D Each call is passed on to the context after the animation was changed.
    P-08 O What is called before the start moves nothing yet; here it is kept and applied at the start.
    P-09 O What the animator animates in the container stands at p D, and runs on or back from there.
    P-10 O A block of another length or with a delay is scrubbed in its own seconds.
    P-11 O All blocks in the container are scrubbed; what runs on its own, or outside of it, is not.
    P-12 O A finish at 1 and a cancel at 0 still complete.
    P-14 O The animator's completion comes after a finish and after a cancel.
    P-15 D The interaction controller never completes the transition.
    P-16 D Pausing makes a running interruptible transition interactive again, where it is.
    P-18 D Where nobody is answered as interaction controller the transition plays by itself.
    P-19 D An interruptible animator is scrubbed, continued, or reversed and continued.
    P-20 D The start has the animator begin, exactly once.
    """
}
