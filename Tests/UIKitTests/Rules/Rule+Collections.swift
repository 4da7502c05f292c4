extension Rule {
  static let collections = """
    # Collection views
    CV-06 D The delegate or the layout decides where the content stands after a change of layout.
    """
}
