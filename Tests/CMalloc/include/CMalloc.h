#ifndef CMALLOC_H
#define CMALLOC_H

/// How many times this thread has asked for memory.
long cmalloc_count(void);

#endif
