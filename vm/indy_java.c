/* indy_java.c - call sites whose bootstrap method is not one that the VM links itself.
 *
 * Such a bootstrap method is Java: it takes a Lookup, a name and a MethodType and answers a CallSite, whose method handle would then be
 * invoked. Method handles are not there yet, so the site fails to link, with an error that says so.
 * No lock. Read next: indy.c.
 */
#include "vm/indy.h"

#include "vm/throw.h"

bool indy_java(Thread *t, const Bootstrap *b, u2 bootstrap_handle, CallSite *site)
{
    (void)site;
    HandleConst h = indy_handle(b->file, bootstrap_handle);
    throw_name(t, "java/lang/UnsupportedOperationException", "bootstrap method %s.%s%s", h.cls->text, h.name->text, h.desc->text);
    return false;
}
