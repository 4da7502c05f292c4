#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

volatile sig_atomic_t ce_interrupt_flag;

static int wake[2] = {-1, -1};
static struct termios found;
static volatile sig_atomic_t is_reading;
static volatile sig_atomic_t pastes_in_brackets;

static void open_wake(void) {
  if (wake[0] < 0 && pipe2(wake, O_CLOEXEC | O_NONBLOCK) != 0) wake[0] = wake[1] = -1;
}

static void note(int number) {
  const int before = errno;
  if (number == SIGINT) ce_interrupt_flag = 1;
  const unsigned char byte = (unsigned char)number;
  // A full pipe wakes the reader as well as one byte more.
  if (is_reading && write(wake[1], &byte, 1) < 0) errno = before;
  errno = before;
}

static void on(int number, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void ce_catch_interrupts(void) {
  open_wake();
  on(SIGINT, note, 0);
}

// Signals that end a process by default, with those a trap or a bad access raises.
static const int deadly[] = {SIGHUP, SIGQUIT, SIGTERM, SIGABRT, SIGILL, SIGTRAP,
                             SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU};
enum { deadly_count = sizeof deadly / sizeof *deadly };
static struct sigaction before[deadly_count];

static void mend_and_die(int number) {
  // A process in the background has no say over its terminal.
  if (is_reading && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
    static const char paste_off[] = "\033[?2004l";
    if (pastes_in_brackets && write(STDOUT_FILENO, paste_off, sizeof paste_off - 1) < 0) {
      // The terminal is gone; what is left can still be tried.
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &found);
  }
  for (int i = 0; i < deadly_count; i++) {
    if (deadly[i] == number) sigaction(number, &before[i], NULL);
  }
  raise(number);
}

void ce_guard_terminal(void) {
  if (tcgetattr(STDIN_FILENO, &found) != 0) return;
  // A stack that overflowed has no room for its handler.
  static char room[1 << 14];
  const stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  for (int i = 0; i < deadly_count; i++) {
    sigaction(deadly[i], NULL, &before[i]);
    // What was ignored from the start (nohup) stays ignored.
    if (before[i].sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = mend_and_die, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(deadly[i], &action, NULL);
  }
}

void ce_restore_terminal(void) { tcsetattr(STDIN_FILENO, TCSADRAIN, &found); }

void ce_begin_reading(bool bracketed_paste) {
  open_wake();
  pastes_in_brackets = bracketed_paste;
  is_reading = 1;
  on(SIGWINCH, note, SA_RESTART);
  on(SIGCONT, note, SA_RESTART);
  on(SIGTSTP, note, SA_RESTART);
}

void ce_end_reading(void) {
  is_reading = 0;
  on(SIGTSTP, SIG_DFL, 0);
  on(SIGCONT, SIG_DFL, 0);
  on(SIGWINCH, SIG_DFL, 0);
}

static int meaning(int number) {
  switch (number) {
    case SIGINT: return ce_woken_interrupt;
    case SIGWINCH: return ce_woken_resize;
    case SIGCONT: return ce_woken_continue;
    case SIGTSTP: return ce_woken_stop;
    default: return 0;
  }
}

static int drain(void) {
  unsigned char numbers[64];
  int woken = 0;
  for (ssize_t count; (count = read(wake[0], numbers, sizeof numbers)) > 0;) {
    for (ssize_t i = 0; i < count; i++) woken |= meaning(numbers[i]);
  }
  return woken;
}

int ce_wait(void) {
  struct pollfd sources[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                             {.fd = wake[0], .events = POLLIN}};
  for (;;) {
    if (poll(sources, 2, -1) < 0 && errno != EINTR) return ce_woken_key;
    const int woken = drain();
    if (woken != 0) return woken;
    if (sources[0].revents != 0) return ce_woken_key;
  }
}

void ce_stop(void) {
  on(SIGTSTP, SIG_DFL, 0);
  raise(SIGTSTP);
  on(SIGTSTP, note, SA_RESTART);
}
