/// A block that is being read: what it belongs to, and its statements so far.
struct Frame {
  enum Role {
    case top
    /// Of `if` and `while`, or of `for` with its name.
    case control(loop: Name?)
    case function(parameters: [Name])
    /// The block of a command, with the new name it gives, if any.
    case command(verb: String, makes: Name?)
    case then(verb: String)
    case event([Name])
  }

  let role: Role
  var statements: [Statement] = []
}
