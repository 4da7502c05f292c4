#define _GNU_SOURCE
#include "CEditline.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void ce_use_utf8(void) {
  // LC_CTYPE alone: LC_ALL would bring the decimal comma.
  if (setlocale(LC_CTYPE, "") == NULL || MB_CUR_MAX == 1) setlocale(LC_CTYPE, "C.UTF-8");
}

int ce_cells(wchar_t character) { return wcwidth(character); }

// libedit asks for the prompt at every refresh and does not copy it. One editor, so one prompt.
static wchar_t prompt[ce_prompt_limit + 1];

static wchar_t *current_prompt(EditLine *editor) {
  (void)editor;
  return prompt;
}

EditLine *ce_open(const char *program, el_rfunc_t read) {
  EditLine *editor = el_init(program, stdin, stdout, stderr);
  if (editor == NULL) return NULL;
  el_wset(editor, EL_EDITOR, L"emacs");
  // With EL_SIGNAL on, libedit sends what it catches to the whole process group.
  el_wset(editor, EL_SIGNAL, 0);
  el_wset(editor, EL_PROMPT, current_prompt);
  el_wset(editor, EL_GETCFN, read);
  // By default CR and LF change places on their way in, and CR LF of a paste is two newlines.
  el_wset(editor, EL_SETTY, L"-d", L"-icrnl", L"-inlcr", NULL);
  return editor;
}

void ce_set_context(EditLine *editor, void *context) {
  el_wset(editor, EL_CLIENTDATA, context);
}

void *ce_context(EditLine *editor) {
  void *context = NULL;
  el_wget(editor, EL_CLIENTDATA, &context);
  return context;
}

void ce_set_prompt(EditLine *editor, const wchar_t *text) {
  (void)editor;
  wcsncpy(prompt, text, ce_prompt_limit);
}

int ce_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, ce_command command) {
  // libedit keeps the pointers; the one editor of a process never lets go of them.
  return el_wset(editor, EL_ADDFN, wcsdup(name), wcsdup(help), command);
}

int ce_bind(EditLine *editor, const wchar_t *keys, const wchar_t *command) {
  return el_wset(editor, EL_BIND, keys, command, NULL);
}

int ce_bind_alternative(EditLine *editor, const wchar_t *keys, const wchar_t *command) {
  return el_wset(editor, EL_BIND, L"-a", keys, command, NULL);
}

bool ce_is_vi(EditLine *editor) {
  const wchar_t *name = NULL;
  el_wget(editor, EL_EDITOR, &name);
  return name != NULL && wcscmp(name, L"vi") == 0;
}

void ce_refresh(EditLine *editor) { el_wset(editor, EL_REFRESH); }

void ce_set_raw(EditLine *editor, bool raw) { el_wset(editor, EL_PREP_TERM, raw ? 1 : 0); }

void ce_write(const char *bytes, size_t count) { fwrite(bytes, 1, count, stdout); }

void ce_flush(void) { fflush(stdout); }

bool ce_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
