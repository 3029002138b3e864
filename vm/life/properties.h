/* properties.h - the system properties that the VM gives. */
#ifndef VM_PROPERTIES_H
#define VM_PROPERTIES_H

#include "vm/base/base.h"

char *properties_find_home(void);       /* the folder of the image, malloc'ed, or NULL */
void properties_init(void);             /* fills options.props with what the VM knows */
bool property_is_fact(const char *key); /* about the VM itself: nobody sets it */

#endif
