/* anew.h - making a VM where another one was: every variable of this library goes back to what it was at first. */
#ifndef VM_ANEW_H
#define VM_ANEW_H

#include "vm/base/base.h"

/* Before the first VM is made: remembers the variables. Later calls do nothing. */
void anew_keep(void);
/* Puts them back. Only when the VM before has given back all it owned and none of its threads is left. false: it
 * cannot be done here, because this code is not in a library of its own or nothing was kept. No other thread may be
 * in this library but in functions that read what anew_keep saw already. */
bool anew_restore(void);

#endif
