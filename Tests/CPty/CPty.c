#include "CPty.h"

#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int cpty_start(const char *path, char *const arguments[], char *const environment[], int columns,
               int rows, pid_t *process) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  int terminal = -1;
  *process = forkpty(&terminal, NULL, NULL, &size);
  if (*process == 0) {
    // Threads that run tests hold signals off; a shell's child does not begin like that.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
  }
  return terminal;
}

void cpty_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(terminal, TIOCSWINSZ, &size);
}

bool cpty_is_cooked(int terminal) {
  struct termios mode;
  return tcgetattr(terminal, &mode) == 0 && (mode.c_lflag & ICANON) && (mode.c_lflag & ECHO);
}
