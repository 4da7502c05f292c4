#ifndef SEGUE_CEDITLINE_H
#define SEGUE_CEDITLINE_H

#include <histedit.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <wchar.h>

// The parts of libedit and of POSIX that Swift cannot import: variadic functions, C's streams and
// signal handlers.

typedef unsigned char (*ce_command)(EditLine *, int);

// Characters come from the environment, and are UTF-8 where that names none.
void ce_use_utf8(void);
// Cells that a character takes; -1 for one that does not print.
int ce_cells(wchar_t character);

// An editor on stdin and stdout that leaves signals alone. NULL where there is no memory.
EditLine *ce_open(const char *program, el_rfunc_t read);
void ce_set_context(EditLine *editor, void *context);
void *ce_context(EditLine *editor);
// A prompt is cut to so many characters.
enum { ce_prompt_limit = 255 };
void ce_set_prompt(EditLine *editor, const wchar_t *prompt);
int ce_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, ce_command command);
int ce_bind(EditLine *editor, const wchar_t *keys, const wchar_t *command);
// Binds in the map of vi's command mode.
int ce_bind_alternative(EditLine *editor, const wchar_t *keys, const wchar_t *command);
bool ce_is_vi(EditLine *editor);
// Draws prompt and line where the cursor stands.
void ce_refresh(EditLine *editor);
// Key by key, or as it was.
void ce_set_raw(EditLine *editor, bool raw);

// Bytes to stdout, in order with what libedit writes there.
void ce_write(const char *bytes, size_t count);
void ce_flush(void);

// Size of the terminal behind a descriptor; false where there is none or it does not know.
bool ce_size(int descriptor, int *columns, int *rows);

// What a reader of keys is woken by.
enum { ce_woken_key = 1, ce_woken_interrupt = 2, ce_woken_resize = 4, ce_woken_continue = 8,
       ce_woken_stop = 16 };

// SIGINT sets a flag from here on, and wakes a reader.
void ce_catch_interrupts(void);
// From here on a death by signal leaves the terminal as it stands now.
void ce_guard_terminal(void);
// As it stood then. `el_end` would do so too, and throw away what was typed ahead for the shell.
void ce_restore_terminal(void);
// While keys are read: the terminal is to be mended on death, SIGTSTP and SIGWINCH wake the reader.
void ce_begin_reading(bool bracketed_paste);
void ce_end_reading(void);
// Waits for a key or a signal; says which, as a set.
int ce_wait(void);
// Stops this process as Ctrl-Z would have.
void ce_stop(void);

extern volatile sig_atomic_t ce_interrupt_flag;
static inline bool ce_is_interrupted(void) { return ce_interrupt_flag != 0; }
static inline void ce_clear_interrupt(void) { ce_interrupt_flag = 0; }

#endif
