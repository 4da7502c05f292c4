extension Rule {
  static let gestures = """
    # Gestures
    G-01 D Discrete recognizers are recognized; continuous ones begin, change, and end or are cancelled.
    G-02 D An action for each state but possible and failed, for every move once it has begun, target by target.
    G-03 D What is over ignores touches, and is reset when its touches are up and what is tied to it is decided.
    G-04 D Switched off or taken away on its way it is cancelled once; while possible it fails without a word.
    G-05 D A view that leaves, and touches that the system takes away, cancel.
    G-06 D Touches are hit once, when they begin; recognizers of the view and of those around it see them before it does.
    G-07 D All of these are offered the touch; here the deepest view's first, as they were added.
    G-10 D The first to be recognized makes the others on its touches fail.
    G-11 D One delegate that says so lets two be recognized together.
    G-12 D What requires a failure waits for it, and fails if the other is recognized.
    G-13 D The delegate and the view may refuse a beginning, with the numbers of the gesture at hand.
    G-14 D A touch that a delegate does not let it receive never happened.
    G-15 D Subclasses say whom they prevent, by whom they are prevented, and what they ignore.
    G-16 D The view hears that its touches are cancelled on recognition; their begin or end may wait.
    G-17 D A scroll view's pan excludes others and delays the touches of its content; controls win over taps around them.
    G-20 O A pan begins after 10 points, and ends or fails by its numbers of fingers.
    G-21 D Its translation is what the middle of the fingers went, linear in any view; it can be set.
    G-23 D Its velocity is in points per second, and stays at the release.
    G-24 D The location is the middle of the touches.
    G-25 D An edge pan begins near its edges, inward, before scroll views do.
    G-26 D The defaults and limits of tap, long press, swipe, pinch and rotation.
    G-27 D A subclass may begin when the finger touches.
    G-30 O The pop gesture begins with a page below, and nothing in flight.
    G-31 O It works if the delegate has no animator for the pop.
    G-32 D It is there to be required to fail; with another delegate its guard is gone.
    """
}
