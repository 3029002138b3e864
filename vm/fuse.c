/* fuse.c - superinstructions.
 */
#include "vm/code.h"

void code_fuse(Code *c, int32_t from, int32_t to)
{
    (void)c;
    (void)from;
    (void)to;
}
