/* where.c - where classes are, for messages: "A and p.B are in unnamed module of loader 'app'".
 *
 * Messages of ClassCastException, IllegalAccessError and the like name the module and the loader of each class. All
 * results are malloc'ed. No locks, no state. Read next: class_names.c, module.h.
 */
#include "vm/load/where.h"
#include "vm/class/class_names.h"

#include "vm/class/loaders.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/load/module.h"

char *loader_describe(const Loader *l)
{
    if (l == boot_loader)
        return xstrdup("'bootstrap'");
    if (l->is_app)
        return xstrdup("'app'");
    if (l->is_platform)
        return xstrdup("'platform'");
    if (l->mirror == NULL)
        return xstrdup("<unloaded>");
    char *type = class_external_name(object_class(l->mirror));
    Object *name = wk.ClassLoader_name ? WK_LOAD(l->mirror, ClassLoader_name) : NULL;
    char *given = name ? string_to_utf8(name) : NULL;
    char *result = given ? xformat("'%s' @%x", given, (unsigned)object_hash(l->mirror))
                         : xformat("%s @%x", type, (unsigned)object_hash(l->mirror));
    free(given);
    free(type);
    return result;
}

/* "unnamed module of loader 'app'", "module java.base of loader 'bootstrap'", "module m@1.0 of loader 'app'". */
static char *module_and_loader(const Class *c)
{
    char *loader = loader_describe(c->loader);
    const VmModule *m = module_of_class(c);
    const char *version = m->version && !m->is_library ? m->version : "";
    char *result = m->name ? xformat("module %s%s%s of loader %s", m->name->text, *version ? "@" : "", version, loader)
                           : xformat("unnamed module of loader %s", loader);
    free(loader);
    return result;
}

/* A class as these messages name it: arrays by their descriptor ("[I", "[Ljava.lang.String;"). */
static char *where_name(const Class *c)
{
    return c->kind == KIND_ARRAY ? xstrdup(symbol_replace(c->name, '/', '.')->text) : class_external_name(c);
}

char *class_where(const Class *c, bool parent)
{
    char *name = where_name(c), *where = module_and_loader(c), *result;
    Object *parent_object = parent && c->loader->mirror ? WK_LOAD(c->loader->mirror, ClassLoader_parent) : NULL;
    if (parent && c->loader != boot_loader && !c->loader->is_app && !c->loader->is_platform) {
        Loader *up = loader_known(parent_object);
        char *parent_name = up ? loader_describe(up) : xstrdup("'bootstrap'");
        result = xformat("%s is in %s, parent loader %s", name, where, parent_name);
        free(parent_name);
    } else {
        result = xformat("%s is in %s", name, where);
    }
    free(name);
    free(where);
    return result;
}

char *class_where_both(const Class *a, const Class *b)
{
    char *result;
    if (a->loader == b->loader) {
        char *x = where_name(a), *y = where_name(b), *where = module_and_loader(a);
        result = xformat("%s and %s are in %s", x, y, where);
        free(x);
        free(y);
        free(where);
    } else {
        char *x = class_where(a, false), *y = class_where(b, false);
        result = xformat("%s; %s", x, y);
        free(x);
        free(y);
    }
    return result;
}
