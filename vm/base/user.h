/* user.h - who the process runs as, by the system's list of users. */
#ifndef VM_USER_H
#define VM_USER_H

#include <sys/types.h>

typedef struct User {
    uid_t id;
    char *name, *home;
} User;

/* NULL if the list does not have it. The answer lasts, and the same question costs nothing: a start asks twice. Before
 * there is a second thread that asks. */
const User *user_of(uid_t id);

#endif
