import Glibc

/// What a signal is called.
func signalName(_ signal: Int32) -> String {
  switch signal {
  case SIGABRT: "SIGABRT"
  case SIGBUS: "SIGBUS"
  case SIGFPE: "SIGFPE"
  case SIGHUP: "SIGHUP"
  case SIGILL: "SIGILL"
  case SIGINT: "SIGINT"
  case SIGKILL: "SIGKILL"
  case SIGSEGV: "SIGSEGV"
  case SIGTERM: "SIGTERM"
  case SIGTRAP: "SIGTRAP"
  default: "signal \(signal)"
  }
}
