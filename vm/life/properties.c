/* properties.c - the system properties that the VM gives: what it is, where it lives, what it runs on.
 *
 * They are set before agents are loaded, so that GetSystemProperty answers them in the OnLoad phase; System.boot()
 * copies all of options.props to Java. What the command line says with -D wins, but for facts about the VM itself.
 *
 * java.home is where the library of the VM lies: <home>/lib/server/libjvm.so. A program with the VM linked in
 * (a unit test) has the environment variable TIVM_HOME, or no home at all: vm_create then says so.
 *
 * No lock: one thread runs. Read next: vm.c, java/lang/System.java.
 */
#include <dlfcn.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "vm/base/stage.h"
#include "vm/base/user.h"
#include "vm/life/options.h"
#include "vm/life/properties.h"

/* The folder n levels above path. malloc'ed, NULL if there is none. */
static char *folder_above(const char *path, int n)
{
    char real[PATH_MAX];
    if (realpath(path, real) == NULL)
        return NULL;
    for (; n > 0; n--) {
        char *slash = strrchr(real, '/');
        if (slash == NULL || slash == real)
            return NULL;
        *slash = 0;
    }
    return xstrdup(real);
}

char *properties_find_home(void)
{
    Dl_info info;
    const char *given = getenv("TIVM_HOME");
    if (dladdr(vm_name, &info) != 0 && info.dli_fname != NULL) {
        const char *file = strrchr(info.dli_fname, '/');
        if (file != NULL && strncmp(file, "/libjvm.so", 10) == 0)
            return folder_above(info.dli_fname, 3);
    }
    return given != NULL ? xstrdup(given) : NULL;
}

static void set_default(const char *key, const char *value)
{
    if (options_property(key) == NULL)
        options_set_property(key, value);
}

static void set_formatted(const char *key, char *value)
{
    set_default(key, value);
    free(value);
}

/* Facts about this VM: neither the command line nor an agent changes them. */
static const char *const facts[][2] = {
    {"java.vm.name", vm_name},
    {"java.vm.vendor", vm_vendor},
    {"java.vm.version", vm_version},
    {"java.vm.info", vm_info},
    {"java.vm.specification.name", "Java Virtual Machine Specification"},
    {"java.vm.specification.vendor", "Oracle Corporation"},
    {"java.vm.specification.version", java_version},
    {"java.specification.name", "Java Platform API Specification"},
    {"java.specification.vendor", "Oracle Corporation"},
    {"java.specification.version", java_version},
    {"java.class.version", "69.0"},
    {"java.version", java_version},
    {"java.runtime.version", vm_version},
    {"java.runtime.name", "tivm Runtime Environment"},
};

bool property_is_fact(const char *key)
{
    size_t i = 0;
    while (i < COUNT_OF(facts) && strcmp(facts[i][0], key) != 0)
        i++;
    return i < COUNT_OF(facts);
}

static void set_identity(void)
{
    for (size_t i = 0; i < COUNT_OF(facts); i++)
        options_set_property(facts[i][0], facts[i][1]);
    set_default("java.vendor", vm_vendor);
    set_default("java.vendor.url", "https://github.com/tivm");
    set_default("java.vendor.url.bug", "https://github.com/tivm");
    set_default("java.version.date", "2025-09-16");
    set_default("jdk.debug", "release");
}

static void set_paths(void)
{
    const char *home = options.home != NULL ? options.home : "";
    options_set_property("java.home", home);
    const char *more = options_property("sun.boot.library.path"); /* comes behind */
    bool any = more != NULL && *more != 0;
    char *libraries_of_vm = xformat("%s/lib%s%s", home, any ? ":" : "", any ? more : "");
    options_set_property("sun.boot.library.path", libraries_of_vm);
    free(libraries_of_vm);
    const char *libraries = getenv("LD_LIBRARY_PATH");
    bool some = libraries != NULL && *libraries != 0;
    set_formatted("java.library.path", xformat("%s%s/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib",
                                               some ? libraries : "", some ? ":" : ""));
    set_default("java.class.path", "");
    set_default("java.io.tmpdir", "/tmp");
    set_default("file.separator", "/");
    set_default("path.separator", ":");
    set_default("line.separator", "\n");
    char folder[PATH_MAX];
    set_default("user.dir", getcwd(folder, sizeof folder) != NULL ? folder : "/");
}

static void set_machine(void)
{
    struct utsname u;
    bool known = uname(&u) == 0;
    set_default("os.name", "Linux");
    set_default("os.version", known ? u.release : "");
#if defined(__x86_64__)
    set_default("os.arch", "amd64");
#elif defined(__aarch64__)
    set_default("os.arch", "aarch64");
#else
    set_default("os.arch", known ? u.machine : "");
#endif
    set_default("sun.arch.data.model", sizeof(void *) == 8 ? "64" : "32");
    set_default("sun.cpu.endian", "little");
    set_default("sun.io.unicode.encoding", "UnicodeLittle");
}

static void set_user(void)
{
    const User *user = user_of(getuid());
    const char *home = user != NULL ? user->home : getenv("HOME");
    set_default("user.name", user != NULL ? user->name : "?");
    set_default("user.home", home != NULL && *home != 0 ? home : "?");
}

/* What the environment says of a category of the locale; "" if it says nothing. */
static const char *locale_name(const char *category)
{
    const char *const variables[] = {"LC_ALL", category, "LANG"};
    for (size_t i = 0; i < COUNT_OF(variables); i++) {
        const char *name = getenv(variables[i]);
        if (name != NULL && *name != 0)
            return name;
    }
    return "";
}

/* "de_DE.UTF-8@euro" -> user.language de, user.country DE. C and POSIX are English. */
static void set_language(void)
{
    const char *name = locale_name("LC_MESSAGES");
    char language[9] = "en", country[9] = "";
    size_t n = strcspn(name, "_.@");
    if (n >= 2 && n <= 3 && strcmp(name, "POSIX") != 0)
        snprintf(language, sizeof language, "%.*s", (int)n, name);
    if (n >= 2 && n <= 3 && name[n] == '_')
        snprintf(country, sizeof country, "%.*s", (int)strcspn(name + n + 1, ".@"), name + n + 1);
    set_default("user.language", language);
    if (*country)
        set_default("user.country", country);
}

static void set_native_encoding(const char *encoding)
{
    set_default("native.encoding", encoding);
    set_default("sun.jnu.encoding", encoding);
    set_default("stdin.encoding", encoding);
    set_default("stdout.encoding", encoding);
    set_default("stderr.encoding", encoding);
}

/* C.UTF-8 is known without its files, which every system has: to open them is a thirtieth of a start. */
static void set_encodings(void)
{
    const char *name = locale_name("LC_CTYPE");
    bool known = strcmp(name, "C.UTF-8") == 0 || strcmp(name, "C.utf8") == 0;
    locale_t here = known ? (locale_t)0 : newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    set_native_encoding(known ? "UTF-8" : here != (locale_t)0 ? nl_langinfo_l(CODESET, here) : "ANSI_X3.4-1968");
    set_default("file.encoding", "UTF-8");
    if (here != (locale_t)0)
        freelocale(here);
}

/* What the system would be asked for random numbers follows from the seed (SystemRandom.java). */
static void set_seed(void)
{
    if (options.deterministic)
        set_formatted("tivm.seed", xformat("%zu", options.schedule_seed));
}

void properties_init(void)
{
    set_seed();
    set_identity();
    set_paths();
    set_machine();
    set_user();
    set_language();
    set_encodings();
}
