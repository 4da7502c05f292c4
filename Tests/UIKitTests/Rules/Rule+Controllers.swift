extension Rule {
  /// Of controllers, presentations and transitions.
  static let controllers = """
    # Order of calls
    E-01 D For a presentation the presentation controller is asked for, then the animator, then who interacts.
    E-02 D For a dismissal the animator is asked for, then who interacts; the presentation controller stays.
    E-03 D Without an animator nobody is asked to interact, and UIKit's animation plays.
    E-04 D Without interaction: transitionDuration, then animateTransition.
    E-05 D An interactive start is the only call: the animator is the interaction controller's to start.
    E-06 D With wantsInteractiveStart false the animator starts, and the interaction controller stays.
    E-07 O The duration may be asked for more than once, and comes before animateTransition.
    E-08 D A transition is in flight until completeTransition.
    E-09 O All that follows from the end happens inside completeTransition.
    E-10 O Presentations and dismissals start after the commit of the turn, never inside the call.
    E-11 O Pushes and pops start in the next layout of the stack's view.
    E-12 O A change of tabs tells what will appear and disappear inside the call.
    E-13 O Who presents whom, and who is on the stack, is settled when the call returns.
    E-14 O Touches are ignored while a transition plays, unless somebody interacts.
    E-15 D animationEnded comes once, with what completeTransition was given, after all else.
    E-16 D The coordinator is there from before the first callback until the end.
    E-17 O What is registered with the coordinator runs at the end of the animator's first block, inside it.

    # Appearance
    E-20 D viewIsAppearing comes once per appearance, in the first layout in a window.
    E-21 O At viewWillAppear the view is loaded and in no window yet.
    E-22 O A layout before viewDidAppear is not promised. | the rule promises nothing
    E-23 O The flag of the callbacks is the flag of the call; a plain change of tabs passes false.
    E-24 O Nobody did appear who was not going to; who turns back hears will, will and did disappear.
    E-25 D The four flags of coming and going hold inside the callbacks of the one that comes or goes.
    E-26 O A container passes appearance on to the children that are seen in it, itself first.

    # The context
    C-01 D A frame of zero stands for not being there.
    C-02 D The final frame of the outgoing view is zero exactly where it leaves the window.
    C-03 D The initial frame of the incoming view is zero where it is not there at the start.
    C-04 D The final frame of a presented view is its presentation controller's.
    C-05 D A view that the animator is to leave alone is nil.
    C-06 D The view of what is presented is its presentation controller's.
    C-07 O Both controllers are there; for a modal one it is the real presenter.
    C-08 D The incoming view is the animator's to add.
    C-09 O A presenter's view taken into the container leaves the window with it.
    C-10 O After the end UIKit takes away what has left, after a cancel what has come.
    C-11 O The container stays as long as the presentation, and is handed to the dismissal.
    C-12 D The container covers the window, or the view of the controller that defines the context.
    C-13 D No transform; animated as the call says; the style of a presentation, none elsewhere.
    C-14 D Interactive from the start until finish or cancel, and again after a pause.
    C-15 D transitionWasCancelled is set inside the cancel.
    C-16 D With a percent-driven interaction nobody else drives the context. | a rule for apps, not for UIKit
    C-17 O A hand-written interaction may finish and complete in the same turn.
    C-18 D Finish and cancel move nothing by themselves.
    C-30 O Never completed: in flight for ever, and nothing else gets its turn.
    C-33 O Completed with false, not cancelled: undone as by a cancel.
    C-34 O completeTransition may come inside animateTransition.
    C-35 O A view that was never added is not shown.
    C-36 D UIKit keeps animator and interaction controller alive; a delegate is held weakly.

    # Presentation controllers
    R-01 D It is made with the presenter known then; who presents in the end may be another.
    R-02 D It is asked for with the style custom only; every presentation has one.
    R-03 D Its defaults: the controller's own view over the whole container, the presenter stays.
    R-04 D Its container is there from before the start until the dismissal has ended.
    R-05 D Both ends are told with whether they were completed.
    R-06 D Every layout of the container is announced and told.
    R-07 D It hears of preferred sizes and of a size to come, and hands that on.
    R-08 O It is kept from the first question until the dismissal, and asked for once.
    R-09 D It carries a delegate and adapts to traits. | there are no traits to adapt to

    # Presenting and dismissing
    R-20 O A presenter that presents already refuses, and the completion never runs.
    R-21 O So does one whose view is in no window.
    R-22 O What is presented, contained or the presenter itself cannot be presented.
    R-23 D Who presents: the nearest that defines a context, or the root of the containers.
    R-24 D The default style is automatic, a page sheet; the default transition covers vertically.
    R-25 D The delegate is asked with any style.
    R-30 D dismiss takes away what the receiver presents, else the receiver.
    R-31 O A dismissal during a presentation or a dismissal is ignored.
    R-33 D The dismiss of a child climbs to what is presented.
    SH-01 D Sheets: their defaults, detents, and which of them is selected.
    SH-02 D A drag asks and tells the delegate; dismiss does not. | sheets are not dragged here yet
    SH-03 D Its will-dismiss has a coordinator that is interactive. | sheets are not dragged here yet
    SH-04 O A drag that is let go makes the sheet appear again. | sheets are not dragged here yet

    # Stacks, tabs and containers
    N-01 D No page stands on a stack twice, the first stays, and one must be there to go back to.
    N-02 D The delegate hears push or pop; for a new stack it follows from the new top.
    N-03 O A push during a push has its place on the stack at once and moves after it.
    N-04 O Without a window the stack changes at once.
    N-05 D The top is the last page; what is presented over it is the visible one.
    N-06 O A page knows its stack from the push until the pop has ended.
    N-07 D Bars fade into each other. | there are no bars
    N-08 O willShow and didShow come for the first page too.
    N-09 D A bar is shown or hidden in a third of a second.
    TB-01 D The first tab is selected; NSNotFound stands for none.
    TB-02 O The order of the tabs can be read while the delegate is asked.
    TB-03 O A cancelled change goes back to the old index.
    CN-01 D addChild and removeFromParent send one of the two moves; the other is the caller's.
    CN-02 O Newer systems send didMove again after an appearance. | not followed: apps must bear either
    CN-03 O Appearance follows the window, even of a controller that nobody contains.
    CN-04 D A container that does not forward tells its children by hand.
    CN-05 O A container may have a context of its own.
    CN-06 D The view is loaded once, when it is first asked for, as large as the screen.

    # The coordinator
    TC-01 D It is found through containers and presenters, while something is in flight and animated.
    TC-02 D Registering says whether it was in time; completions run after a cancel too.
    TC-03 D Views outside of the container can take part.
    TC-04 D Handlers hear of changes of interaction, before appearances turn.
    TC-05 D Its context answers as the transition's does.
    TC-06 D Blocks run in the order in which they were registered.
    TC-07 O The first page of a presented stack can take part.
    TC-08 O A completion runs though its animation did not.
    TC-09 D A turn of the screen has one too; not animated, its blocks run at once.
    TC-10 D With nothing registered nothing differs; it is its own context.
    """
}
