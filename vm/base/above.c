/* above.c - the hooks by which lower rooms ask upper ones, and throwing, which every room does.
 *
 * Here a message is formatted; run/throw.c makes the exception of it. The hooks are written once, by vm.c, before there
 * is a second thread, and only read afterwards. No lock. Read next: above.h, run/throw.c.
 */
#include "vm/base/above.h"

Above above;

void throw_new(Thread *t, Class *cls, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    char *message = xvformat(fmt, args);
    va_end(args);
    above.throw_made(t, cls, message);
    free(message);
}

void throw_name(Thread *t, const char *class_name, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    char *message = xvformat(fmt, args);
    va_end(args);
    above.throw_named(t, class_name, message);
    free(message);
}

void throw_new_plain(Thread *t, Class *cls)
{
    above.throw_made(t, cls, NULL);
}

void throw_oom(Thread *t, const char *what)
{
    above.throw_oom(t, what);
}
