/* module.h - run-time modules (JVMS 5.3.6): which module a package of a loader belongs to, and what modules read,
 * export and open.
 *
 *   Loader --> modules (named ones) --> packages --> grants: to whom it is exported or opened beside the module itself
 *          --> unnamed module: reads everything, exports and opens everything
 *
 * Every loader has its unnamed module; a package that no named module of the loader has belongs to it. The modules of
 * the class library stand in modules.def and are made on the first question. java.lang.Module is the Java half: it
 * holds the address of its VmModule, and asks here.
 */
#ifndef VM_MODULE_H
#define VM_MODULE_H

#include "vm/class/class.h"

typedef struct VmModule VmModule;
struct VmModule {
    VmModule *next; /* of the same loader */
    Symbol *name;   /* NULL: an unnamed module */
    char *version;  /* or NULL */
    Loader *loader;
    struct ModulePackage *packages;
    VmModule **reads; /* beside itself */
    u4 read_count;
    bool reads_all;  /* loose: reads every unnamed module (automatic modules, --add-reads M=ALL-UNNAMED) */
    bool is_open;    /* opens all its packages */
    bool is_library; /* of the class library */
    Object *mirror;  /* its java.lang.Module, or NULL so far; weak, but the loader's object keeps it alive */
};

typedef enum ModuleGrant { GRANT_NONE, GRANT_EXPORTS, GRANT_OPENS } ModuleGrant; /* each includes the one before */

/* Targets of grants that are no module. */
extern VmModule module_everyone, module_all_unnamed;

/* The module of a class (of an array: of its element). Never NULL. Any state. */
VmModule *module_of_class(const Class *c);
/* The named module that has this package (internal name) of a loader; NULL if it is in the unnamed one. Any state. */
VmModule *module_of_package(Loader *l, const Symbol *package);
VmModule *module_unnamed(Loader *l);
VmModule *module_library(const char *name); /* "java.logging", or NULL. Any state. */

/* Makes a named module of a loader. packages: internal names. NULL if the loader has a module of this name, or one of
 * the packages is in another one, or the loader has defined classes of it in its unnamed module (then *taken says
 * which). RUNNING: looks at the classes that there are. */
VmModule *module_define(Loader *l, Symbol *name, const char *version, bool open, Symbol **packages, u4 count,
                        Symbol **taken);
/* --patch-module may bring new packages. */
void module_add_package(VmModule *m, Symbol *package);
void module_add_read(VmModule *m, VmModule *other); /* other may be module_all_unnamed */
/* An observer changed the class file of a class of m, or redefined it: m reads the unnamed modules of the boot loader
 * and of the system loader from now on, since what was inserted may use classes that the agent brought (JVMTI, Class
 * File Load Hook). RUNNING. */
void module_class_changed(VmModule *m);
/* to: a module, module_everyone or module_all_unnamed. false: m has no such package. */
bool module_grant(VmModule *m, Symbol *package, VmModule *to, ModuleGrant grant);

bool module_reads(const VmModule *m, const VmModule *other);
/* Does m export or open the package to `to` (module_everyone: unqualified)? */
bool module_grants(const VmModule *m, const Symbol *package, const VmModule *to, ModuleGrant grant);

/* JVMS 5.4.4 between the modules of two classes: may from use public types of to's package? Any state. */
bool module_access_ok(const Class *from, const Class *to);
/* Why it may not: "class A (in unnamed module @0x1a) cannot access class p.B (in module m) because module m does not
 * export p to unnamed module @0x1a". malloc'ed. verb: "cannot access class". RUNNING; may run Java code. */
char *module_why_not(Thread *t, const Class *from, const Class *to, const char *verb);

/* The world is stopped: nobody reads the modules of loaders that are dead, or is granted anything by them, any more. */
void modules_forget_dead(void);
void module_free_all(Loader *l); /* with the loader */

#endif
