#ifndef SEGUE_CPTY_H
#define SEGUE_CPTY_H

#include <stdbool.h>
#include <sys/types.h>

// Starts a program on a terminal of its own; the descriptor of the terminal's other end, or -1.
int cpty_start(const char *path, char *const arguments[], char *const environment[], int columns,
               int rows, pid_t *process);
void cpty_resize(int terminal, int columns, int rows);
// Whether what is typed is echoed and handed over line by line, as a shell expects to find it.
bool cpty_is_cooked(int terminal);

#endif
