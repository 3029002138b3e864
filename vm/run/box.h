/* box.h - values and their boxes; widening. */
#ifndef VM_BOX_H
#define VM_BOX_H

#include "vm/base/base.h"

/* letter: a primitive type. box_value may collect; NULL with an exception pending.
 * unbox_value: the letter of the box's type, 0 if o is no box. value_widen: false if a `from` does not widen to a `to`
 * (JLS 5.1.2). */
Object *box_value(Thread *t, char letter, Slot v);
char unbox_value(const Object *o, Slot *v);
bool value_widen(Slot *v, char from, char to);

/* Does a value of type `from` widen to type `to`; and the value that it becomes if so. */
bool value_widens(char from, char to);
Slot value_widened(Slot v, char from, char to);

#endif
