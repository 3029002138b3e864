/* handle_tree.h - the code of handles that are made of others (java.lang.invoke.TreeHandle). Internal to handle.c. */
#ifndef VM_HANDLE_TREE_H
#define VM_HANDLE_TREE_H

#include "vm/class/class.h"

/* The static method that runs this TreeHandle: takes the handle, then its arguments. Made on first use and kept in
 * the handle; handles of the same recipe share it. Ready to run. NULL with an exception pending. h need not be
 * rooted. RUNNING; may run Java, may collect. */
Method *handle_tree_code(Thread *t, Object *h);

#endif
