#ifndef SEGUE_CEDITLINE_H
#define SEGUE_CEDITLINE_H

#include <histedit.h>

#endif
