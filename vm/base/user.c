/* user.c - the system's list of users (user.h). */
#include "vm/base/user.h"

#include <pwd.h>

#include "vm/base/base.h"

const User *user_of(uid_t id)
{
    static User known;
    if (known.name != NULL && known.id == id)
        return &known;
    const struct passwd *p = getpwuid(id);
    if (p == NULL)
        return NULL;
    free(known.name);
    free(known.home);
    known = (User){id, xstrdup(p->pw_name), xstrdup(p->pw_dir != NULL ? p->pw_dir : "")};
    return &known;
}
