/* check_loader.c - chapter Class Loader Search, in a JVM whose system class loader cannot be added to. */
#define CHAPTER "class_loader_search"
#define GROUP   "system_loader"
#define OPTION  "-Djava.system.class.loader=kit.SystemLoader"
#include "kit.h"

CHECK(AddToSystemClassLoaderSearch, refuses_loader, NEEDS(),
      "A system class loader without the method that adds to its path is CLASS_LOADER_UNSUPPORTED.")
{
    char jar[5000];
    snprintf(jar, sizeof jar, "%s/more-s.jar", kit_dir);
    REFUSE(CLASS_LOADER_UNSUPPORTED, AddToSystemClassLoaderSearch, jar);
}
