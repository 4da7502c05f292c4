#ifndef SEGUE_CPTY_H
#define SEGUE_CPTY_H

#endif
