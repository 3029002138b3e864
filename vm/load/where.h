/* where.h - where classes and loaders are, for messages. */
#ifndef VM_WHERE_H
#define VM_WHERE_H

#include "vm/class/class.h"

/* Where classes are, for messages: "A is in unnamed module of loader 'app'"; for two: "A and B are in unnamed
 * module of loader 'app'" or "A is in ...; B is in ...". parent: names the loader's parent, too. malloc'ed. */
char *class_where(const Class *c, bool parent);
char *class_where_both(const Class *a, const Class *b);
/* A loader: 'app', 'bootstrap', pkg.MyLoader @1b2c3d. malloc'ed. */
char *loader_describe(const Loader *l);

#endif
