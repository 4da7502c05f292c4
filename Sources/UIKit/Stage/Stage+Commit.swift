extension Stage {
  func commit() {
  }
}
