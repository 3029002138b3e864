/* handle_box.h - the parts of handle.c in other files: generated methods that call handles of form HANDLE_BOXED, and
 * variables. */
#ifndef VM_HANDLE_BOX_H
#define VM_HANDLE_BOX_H

#include "vm/invoke/indy.h"

/* Generated code: what was made for a key, or NULL; defines a class whose static method `invoke` is code for this key,
 * frees the bytes, and keeps it. NULL with an exception pending. */
#define HANDLE_CODE_CLASS "java/lang/invoke/LambdaForm$MH"
Method *handle_code_find(const Symbol *key);
Method *handle_code_define(Thread *t, Symbol *key, u1 *bytes, u4 len);

/* The static method that takes a handle and the operands of this site, boxes them, calls MethodHandle.call and
 * unboxes what it answers. Made on first use, one for each descriptor but for the classes in it, and kept for ever.
 * Ready to run. NULL with an exception pending. RUNNING; may run Java, may collect. */
Method *handle_boxer(Thread *t, CallSite *site);

/* The ordinals of the AccessMode of this name and of its AccessType (handle_var.c). */
void handle_var_mode(const Symbol *name, u1 *mode, u1 *mode_type);

#endif
