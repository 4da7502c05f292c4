import Glibc

/// Seconds of wall time since some moment, for what waits on other processes; nothing that is printed
/// depends on it.
func monotonic() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
