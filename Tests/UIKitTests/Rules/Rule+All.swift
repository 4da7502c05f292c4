extension Rule {
  /// What Apple documents (D) and what is widely observed or measured (O) of turns, property
  /// animators, animations, geometry, controllers, transitions, gestures and collection views.
  static let all = sections(
    [text, controllers, gestures, interaction, collections].joined(separator: "\n"))

  /// Rules that no test shows yet. It must be empty for the page to be whole.
  static let awaited: Set<String> = []

  private static let text = """
    # Turns
    R0.1 D An animation begins at the time of the turn that adds it.
    R0.2 O A completion comes on the main queue in the first turn at or after the end, never inside the call.

    # Property animators
    A-01 D The convenience initializers make an inactive animator; its block runs at the start.
    A-02 D runningPropertyAnimator is active when it returns; without options its curve is easeInOut.
    A-03 D The defaults: inactive, not reversed, fraction 0, no delay, interruptible, scrubs linearly, does not pause on completion.
    A-04 D Settings cannot change while it is active, and one that is not interruptible cannot be paused, reversed or scrubbed.
    A-05 D It must not be let go of while paused or stopped; while it runs UIKit keeps it.
    A-06 D Animations may be added before the start and while active, not once stopped.
    A-07 D A delay factor f begins at f of the duration and lasts the rest of it.
    A-08 D Completions run once, in the order in which they were added, with the final position.
    A-09 D While it scrubs linearly, the fraction is the fraction of the way.
    A-10 D Pausing an eased animation and going on keeps the value.
    A-11 D With scrubsLinearly off the fraction goes through the curve.
    A-12 D To continue with no timing and factor 0 keeps the curve for the time that is left; a factor k lasts k durations.
    A-13 O Reversed, it plays back to the start, and the fraction counts in the present direction.
    A-14 D A reversed run ends at the values of the start, and its completions hear so.
    A-15 D A spring by damping ratio keeps the duration; one by mass and stiffness brings its own.
    A-16 D The initial velocity is relative to the way, for each axis.
    A-17 D The system's spring has mass 3, stiffness 1000, damping 500, and is critically damped.
    A-18 D Changes of isRunning, state and isReversed can be observed.
    A-19 D Touches find what a property animator moves where it is seen.
    A-20 D A block or an animator inside an animator's block takes its duration and curve.
    A-21 D Stopping takes what is seen into the model, of its own properties alone.
    A-23 D finishAnimation(at:) sets the values at once.
    A-25 O Completions come on the main queue, not inside pause or continue.
    A-26 D Start, pause and fraction make it active; a natural end makes it inactive, unless it pauses on completion.
    A-27 D Stopped it can only be finished: all else is refused.

    # Blocks
    V-01 D The block runs once and at once; the model is final, and the presentation starts at the old value.
    V-02 D The curves are Core Animation's, easeInOut if none is given.
    V-03 D The short forms have no delay and no options; brackets last 0.2 s.
    V-04 D The completion hears true at the natural end, false after a removal or replacement.
    V-05 D One completion for each call, however many views it moves.
    V-06 O Setting the present value adds no animation.
    V-07 O A block without animations completes at once, with true.
    V-08 D Without a duration changes are applied at once, and the completion comes in the next turn.
    V-09 D While animations are off blocks apply at once; what runs is left alone.
    V-10 D performWithoutAnimation switches off for its block and puts back what was.
    V-11 D An inner block takes the outer duration and curve unless it overrides them.
    V-12 D Repetition goes on until it is removed; forth and back takes two durations, and then the model shows.
    V-13 D Views that animate get no touches unless the options allow it; then the model is hit.
    V-14 D With beginFromCurrentState what does not add begins at what is seen.
    V-15 D layoutIfNeeded in a block, or the option layoutSubviews, animates what layout moves.
    V-17 O There is no presentation before a commit in a window; the model is the target all along.
    V-18 D Outside blocks views do not animate; a layer of its own does, in 0.25 s by the default curve.
    V-19 O A view that leaves its superview ends its animations with false.
    V-20 D Position, bounds and affine transform add up; the first completion still hears true.
    V-21 D All else replaces: the completion of what was there hears false.
    V-22 O A linear way back to the start stands still until the first way ends.
    V-23 D What of a view animates: geometry, transform, alpha, colours, layer values, effects, offsets, constraints; hidden switches.
    V-24 D Rotations go the short way, a half turn backwards, and a whole turn not at all.
    V-25 D The frame animates as position and bounds.
    V-26 D The inherited duration is that of the innermost block, else 0.
    V-27 D The raw bits of the options.

    # Springs
    S-01 D A spring by damping ratio lasts exactly its duration, and a ratio above 1 acts as 1.
    S-02 D Its velocity is in ways per second.
    S-05 D A spring by perceptual duration p and bounce b has the frequency 2π/p and the damping 1 − b, or 1/(1 + b) below 0.
    S-06 D CASpringAnimation: mass 1, stiffness 100, damping 10, at rest; its duration does not follow.
    S-07 D A spring begins at what is seen; block calls hand no velocity on.

    # Keyframes
    K-01 D A keyframe's block runs at once, and its changes take their part of the duration.
    K-02 O Values hold in the gaps and go on from one another; the outer curve shapes the whole.
    K-03 O A change outside of the keyframes takes the whole duration.
    K-04 D Without a duration they take that of the block around them.
    K-05 D The calculation modes and their bits.
    K-06 D The completion comes once, at the end of the whole.
    K-07 D They replace, and are replaced.

    # Transitions, snapshots, brackets, motion effects
    X-01 D transition(with:) applies its block at once and shows a change of pictures; without a transition option it is over at once.
    X-02 D transition(from:to:) takes one view away and puts the other in its place, or hides and shows them.
    X-03 D A snapshot has the size of its view and an origin of zero; of a view never shown there is none.
    X-04 D A resizable snapshot shows a part; drawHierarchy says whether it drew.
    X-05 O A view not yet on the screen must be added first, and shown after updates.
    X-06 D Brackets nest, and their setters count inside one only.
    X-07 D A motion effect adds its offset to what is seen only.

    # Geometry
    G0-1 O The frame is the box around the transformed bounds.
    G0-2 O Setting the frame moves the centre and divides the size by the transform.
    G0-3 O The centre is the layer's position; another anchor moves the view.
    G0-4 O translatedBy, scaledBy and rotated act first; a flat transform is its own inverse.
    G0-5 O transform and transform3D are two sides of one state.
    G0-6 O convert(_:to: nil) goes to the window, without one to the root.
    G0-7 O alpha is kept in single precision.
    G0-8 D Hit testing: hidden, inert and clear views are passed over, then bounds, then subviews from the front.
    G0-9 D The chain of responders: view, its controller, superview, window, application.
    G0-10 O A scroll view's offset is the origin of its bounds.
    """
}
