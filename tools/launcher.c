/* launcher.c - bin/java and bin/tivm: a host of libjvm.so like any other, in the manner of the java command.
 *
 *   java [options] Main args...     java [options] -jar file.jar args...     java [options] -m module[/Main] args...
 *   java [options] File.java args...
 *
 * Reads options from JDK_JAVA_OPTIONS, @argument files and the command line, in this order; keeps those that are the
 * launcher's (class path, version, help, what to run) and hands the others to JNI_CreateJavaVM as they are. Then
 * finds the main class through jdk.internal.launcher.Main.find, calls its main method, detaches, and destroys the
 * VM, which waits for the other non-daemon threads.
 *
 * Exit status: 0, or 1 if there was no VM, no main class, or an exception came out of main; System.exit ends the
 * process itself. Sees jni.h only. Read next: launcher_args.c (argument files, class paths), jni/invoke.c.
 */
#include "tools/launcher.h"

#include <dlfcn.h>
#include <jni.h>
#include <limits.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum Mode { MODE_CLASS = 0, MODE_JAR = 1, MODE_MODULE = 2, MODE_SOURCE = 3, MODE_NONE };

typedef struct Launch {
    Words vm;      /* options for the VM */
    bool has_path; /* a class path is among them */
    enum Mode mode;
    const char *what; /* class, jar, module or source file */
    char **args;      /* arguments of the program */
    int arg_count;
    bool version, version_out, version_full, show_version, show_version_out, dry_run, list_modules, validate_modules;
    const char *settings; /* -XshowSettings: what, NULL if not given */
    const char *describe; /* --describe-module */
    const char *source;   /* --source: the release, NULL if not given */
} Launch;

static const char usage[] = "Usage: java [options] <mainclass> [args...]\n"
                            "   or  java [options] -jar <jarfile> [args...]\n"
                            "   or  java [options] -m <module>[/<mainclass>] [args...]\n"
                            "   or  java [options] <sourcefile> [args...]\n";
static const char extra_usage[] =
    "Options of this VM beside those of java -help, and the flags that have an effect here. -Xint, -Xcomp, -Xmixed,\n"
    "-Xbatch, -Xshare, -Xmn, -Xnoclassgc and the other options and flags that java knows do nothing.\n";

/* What is said of each option, in sections. */
static const struct Told {
    enum { TITLE, HELP, EXTRA, XX } where; /* a section begins; in java -help; in java -X; a flag, in java -X */
    const char *before, *spelling, *text;
} told[] = {
#define SECTION(title)                {TITLE, "", title, NULL},
#define OPTION(where, spelling, text) {where, "", spelling, text},
#define FLAG(spelling, text)          {XX, "-XX:", spelling, text},
#include "vm/life/options.def"
};

/* java -X has what begins so, too. */
static bool is_told(const struct Told *t, bool extra)
{
    return extra ? t->where != HELP || strncmp(t->spelling, "-X", 2) == 0 : t->where == HELP;
}

static void usage_print(bool extra, FILE *out)
{
    const char *title = NULL;
    fputs(extra ? extra_usage : usage, out);
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        const struct Told *t = &told[i];
        if (t->where == TITLE) {
            title = t->spelling;
        } else if (is_told(t, extra)) {
            if (title != NULL)
                fprintf(out, "\n%s:\n", title);
            title = NULL;
            int width = fprintf(out, "  %s%s", t->before, t->spelling);
            fprintf(out, "%s%*s%s\n", width < 40 ? "" : "\n", width < 40 ? 42 - width : 42, "", t->text);
        }
    }
}

static int fail(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    vfprintf(stderr, fmt, args);
    va_end(args);
    fputc('\n', stderr);
    return 1;
}

/* ---- the command line ---- */

/* Options that take the next word as their value: long ones are handed on as --name=value. */
static bool takes_value(const char *option)
{
    return option_takes_value(option) && strcmp(option, "--class-path") != 0 && strcmp(option, "--module-path") != 0 &&
           option[1] == '-';
}

static bool is_one_of(const char *option, const char *a, const char *b, const char *c)
{
    return strcmp(option, a) == 0 || strcmp(option, b) == 0 || (c != NULL && strcmp(option, c) == 0);
}

/* What begins with '-' is the next option, and no value of the one before. */
static bool has_value(const Words *w, size_t i)
{
    return i + 1 < w->count && w->items[i + 1][0] != '-';
}

/* The value of an option that was given as "--name value" or "--name=value", if this is it; moves *i over it. 0
 * other option, 1 found, -1 the value is missing. */
static int option_value(const Words *w, size_t *i, const char *name, const char **value)
{
    size_t len = strlen(name);
    const char *option = w->items[*i];
    if (strncmp(option, name, len) != 0)
        return 0;
    if (option[len] == '=' && name[1] == '-') {
        *value = option + len + 1;
        return 1;
    }
    if (option[len] != 0)
        return 0;
    if (!has_value(w, *i))
        return -1;
    *value = w->items[++*i];
    return 1;
}

/* "--limit-modules=" and its like say nothing. */
static bool is_empty_module_option(const char *option)
{
    static const char *const names[] = {
        "--add-modules=", "--limit-modules=", "--module-path=",         "--patch-module=",
        "--add-exports=", "--add-reads=",     "--upgrade-module-path=", "--enable-native-access="};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(option, names[i]) == 0)
            return true;
    return false;
}

static void add_class_path(Launch *l, const char *path)
{
    char *expanded = path_expand(path);
    words_add_format(&l->vm, "-Djava.class.path=%s", expanded);
    free(expanded);
    l->has_path = true;
}

/* Options that name something. 1 taken, 0 not one of these, -1 wrong (after a message). */
static int take_named(Launch *l, const Words *w, size_t *i)
{
    static const char *const paths[] = {"-cp", "-classpath", "--class-path"};
    const char *value = NULL;
    for (int k = 0; k < 3; k++) {
        int found = option_value(w, i, paths[k], &value);
        if (found < 0)
            return -fail("Error: %s requires class path specification", paths[k]);
        if (found > 0) {
            add_class_path(l, value);
            return 1;
        }
    }
    if (is_empty_module_option(w->items[*i]))
        return -fail("Error: %s requires modules to be specified", w->items[*i]);
    int found = option_value(w, i, "-p", &value);
    if (found == 0)
        found = option_value(w, i, "--module-path", &value);
    if (found < 0)
        return -fail("Error: %s requires module path specification", w->items[*i]);
    if (found > 0) {
        words_add_format(&l->vm, "--module-path=%s", value);
        return 1;
    }
    found = option_value(w, i, "-d", &l->describe);
    if (found == 0)
        found = option_value(w, i, "--describe-module", &l->describe);
    if (found < 0)
        return -fail("Error: %s requires module name", w->items[*i]);
    if (found > 0)
        return 1;
    found = option_value(w, i, "--source", &l->source);
    if (found < 0 || (found > 0 && *l->source == 0))
        return -fail("Error: %s requires source version", w->items[*i]);
    if (found > 0) {
        words_add_format(&l->vm, "-Djdk.internal.javac.source=%s", l->source);
        return 1;
    }
    if (!takes_value(w->items[*i]))
        return 0;
    const char *name = w->items[*i];
    if (!has_value(w, *i))
        return -fail("Error: %s requires %s", name,
                     strcmp(name, "--upgrade-module-path") == 0 ? "module path specification"
                                                                : "modules to be specified");
    words_add_format(&l->vm, "%s=%s", name, w->items[++*i]);
    return 1;
}

/* Options that say something by themselves: 1 taken, 0 not one of these, 2 all is done. */
static int take_plain(Launch *l, const char *o)
{
    if (is_one_of(o, "-help", "-h", "-?") || is_one_of(o, "--help", "-X", "--help-extra")) {
        usage_print(strcmp(o, "-X") == 0 || strcmp(o, "--help-extra") == 0, o[1] == '-' ? stdout : stderr);
        return 2;
    }
    if (strcmp(o, "-jar") == 0)
        l->mode = MODE_JAR;
    else if (strcmp(o, "-version") == 0)
        l->version = true;
    else if (strcmp(o, "--version") == 0)
        l->version = l->version_out = true;
    else if (is_one_of(o, "-fullversion", "--full-version", NULL)) {
        l->version = l->version_full = true;
        l->version_out = o[1] == '-';
    } else if (strcmp(o, "-Xinternalversion") == 0) { /* the VM prints it */
        l->version = true;
        words_add(&l->vm, o);
    } else if (strcmp(o, "-showversion") == 0)
        l->show_version = true;
    else if (strcmp(o, "--show-version") == 0)
        l->show_version = l->show_version_out = true;
    else if (strcmp(o, "--dry-run") == 0)
        l->dry_run = true;
    else if (strcmp(o, "--list-modules") == 0)
        l->list_modules = true;
    else if (strcmp(o, "--validate-modules") == 0) {
        l->validate_modules = true;
        words_add(&l->vm, "-Djdk.module.validation=true");
    } else if (strcmp(o, "--show-module-resolution") == 0)
        words_add(&l->vm, "-Djdk.module.showModuleResolution=true");
    else if (strncmp(o, "-XshowSettings", 14) == 0 && (o[14] == 0 || o[14] == ':'))
        l->settings = o[14] == ':' ? o + 15 : "";
    else
        return strncmp(o, "-splash:", 8) == 0;
    return 1;
}

/* JEP 330: --source says that a file is to be run, and so does the name of one that is there. */
static bool is_source(const Launch *l, const char *word)
{
    size_t n = strlen(word);
    return l->source != NULL || (n > 5 && strcmp(word + n - 5, ".java") == 0 && access(word, F_OK) == 0);
}

/* What to run: "-m module", or the name of a class, of a source file or, if -jar came before it, of a jar. 1 if word i
 * begins it, -1 after a message. */
static int take_main(Launch *l, const Words *w, size_t i)
{
    const char *o = w->items[i], *module = NULL;
    size_t at = i;
    int found = option_value(w, &at, "-m", &module);
    if (found == 0)
        found = option_value(w, &at, "--module", &module);
    if (found < 0 || (found > 0 && *module == 0))
        return -fail("Error: %s requires module name", o);
    if (l->source != NULL && (found > 0 || strcmp(o, "-jar") == 0))
        return -fail("Error: Option %s is not allowed with --source", o);
    if (found > 0) {
        l->mode = MODE_MODULE;
        l->what = module;
    } else if (o[0] == '-') {
        return 0;
    } else {
        if (l->mode != MODE_JAR || l->source != NULL)
            l->mode = is_source(l, o) ? MODE_SOURCE : MODE_CLASS;
        l->what = o;
    }
    l->args = w->items + at + 1;
    l->arg_count = (int)(w->count - at - 1);
    return 1;
}

/* One that is the VM's. */
static void add_option(Launch *l, const char *text)
{
    words_add(&l->vm, text);
    l->has_path |= strncmp(text, "-Djava.class.path=", 18) == 0;
}

/* Reads all words. -1 go on, else the exit status. */
static int read_words(Launch *l, const Words *w)
{
    for (size_t i = 0; i < w->count; i++) {
        int main = take_main(l, w, i);
        if (main != 0)
            return main < 0 ? 1 : -1;
        int named = take_named(l, w, &i);
        if (named < 0)
            return 1;
        int plain = named == 0 ? take_plain(l, w->items[i]) : 1;
        if (plain == 2)
            return 0;
        if (l->version)
            return -1;
        if (plain == 0)
            add_option(l, w->items[i]);
    }
    return l->mode == MODE_JAR ? fail("Error: -jar requires jar file specification\n%s", usage) : -1;
}

/* ---- the VM ---- */

static void add_properties(Launch *l)
{
    if (l->mode == MODE_MODULE)
        words_add_format(&l->vm, "-Djdk.module.main=%s", l->what);
    if (l->mode == MODE_JAR)
        words_add_format(&l->vm, "-Djava.class.path=%s", l->what);
    else if (l->mode != MODE_MODULE && !l->has_path)
        words_add(&l->vm, "-Djava.class.path=.");
    words_add(&l->vm, "-Dsun.java.launcher=SUN_STANDARD");
    if (l->what == NULL)
        return;
    size_t size = strlen(l->what) + 1;
    for (int i = 0; i < l->arg_count; i++)
        size += strlen(l->args[i]) + 1;
    char *command = need(malloc(size)), *end = stpcpy(command, l->what);
    for (int i = 0; i < l->arg_count; i++)
        end = stpcpy(stpcpy(end, " "), l->args[i]);
    words_add_format(&l->vm, "-Dsun.java.command=%s", command);
    free(command);
}

typedef jint (*CreateJavaVM)(JavaVM **vm, void **env, void *args);

/* Where libjvm.so is, seen from the launcher: ../lib/server. */
static bool vm_library(char path[PATH_MAX])
{
    static const char below[] = "/../lib/server/libjvm.so";
    ssize_t n = readlink("/proc/self/exe", path, PATH_MAX - sizeof below);
    if (n < 0)
        return false;
    path[n] = '\0';
    char *slash = strrchr(path, '/');
    strcpy(slash, below);
    return true;
}

/* The VM's way in. libjvm.so is opened here and not linked, so that a profiler that is preloaded (LD_PRELOAD) comes
 * before it, as it does with other launchers; its symbols are for all to see (AsyncGetCallTrace). The path is whole,
 * because such a profiler also stands between us and dlopen, and the loader then looks for names on its behalf. */
static CreateJavaVM vm_entry(void)
{
    char path[PATH_MAX];
    void *library = vm_library(path) ? dlopen(path, RTLD_NOW | RTLD_GLOBAL) : NULL;
    CreateJavaVM create = NULL;
    if (library != NULL)
        *(void **)&create = dlsym(library, "JNI_CreateJavaVM");
    if (create == NULL)
        fail("Error: could not load libjvm.so: %s", library == NULL ? dlerror() : "no JNI_CreateJavaVM in it");
    return create;
}

static bool vm_make(const Launch *l, JavaVM **vm, JNIEnv **env)
{
    CreateJavaVM create = vm_entry();
    if (create == NULL)
        return false;
    JavaVMOption *options = need(calloc(l->vm.count, sizeof *options));
    for (size_t i = 0; i < l->vm.count; i++)
        options[i].optionString = l->vm.items[i];
    JavaVMInitArgs args = {JNI_VERSION_1_8, (jint)l->vm.count, options, JNI_FALSE};
    jint result = create(vm, (void **)env, &args);
    free(options);
    if (result != JNI_OK)
        fail("Error: Could not create the Java Virtual Machine.\n"
             "Error: A fatal exception has occurred. Program will exit.");
    return result == JNI_OK;
}

static void print_property(JNIEnv *env, FILE *to, const char *key)
{
    jclass system = (*env)->FindClass(env, "java/lang/System");
    jmethodID get = (*env)->GetStaticMethodID(env, system, "getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
    jstring value = (*env)->CallStaticObjectMethod(env, system, get, (*env)->NewStringUTF(env, key));
    bool ok = !(*env)->ExceptionCheck(env) && value != NULL;
    const char *text = ok ? (*env)->GetStringUTFChars(env, value, NULL) : NULL;
    fputs(text != NULL ? text : "?", to);
    if (text != NULL)
        (*env)->ReleaseStringUTFChars(env, value, text);
}

/* What goes to standard output has a form that programs take apart: words between blanks, no quotes. */
static void print_full_version(JNIEnv *env, bool out)
{
    FILE *to = out ? stdout : stderr;
    fputs(out ? "tivm " : "tivm full version \"", to);
    print_property(env, to, "java.runtime.version");
    fputs(out ? "\n" : "\"\n", to);
}

static void print_version(JNIEnv *env, bool out)
{
    FILE *to = out ? stdout : stderr;
    const char *const keys[] = {out ? "tivm " : "tivm version \"",
                                "java.version",
                                out ? " " : "\" ",
                                "java.version.date",
                                "\n",
                                "java.runtime.name",
                                " (build ",
                                "java.runtime.version",
                                ")\n",
                                "java.vm.name",
                                " (build ",
                                "java.vm.version",
                                ", ",
                                "java.vm.info",
                                ")\n"};
    (*env)->PushLocalFrame(env, 32);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strncmp(keys[i], "java.", 5) == 0)
            print_property(env, to, keys[i]);
        else
            fputs(keys[i], to);
    fflush(to);
    (*env)->PopLocalFrame(env, NULL);
}

/* ---- main ---- */

/* The class to run, found by the Java half, which explains itself when there is none; NULL then. */
static jclass find_main(JNIEnv *env, const Launch *l)
{
    jclass helper = (*env)->FindClass(env, "jdk/internal/launcher/Main");
    static const char sig[] = "(ILjava/lang/String;)Ljava/lang/Class;";
    jmethodID find = helper != NULL ? (*env)->GetStaticMethodID(env, helper, "find", sig) : NULL;
    jstring what = find != NULL ? native_string(env, l->what) : NULL;
    jclass main = what != NULL ? (*env)->CallStaticObjectMethod(env, helper, find, (jint)l->mode, what) : NULL;
    if ((*env)->ExceptionCheck(env))
        (*env)->ExceptionDescribe(env);
    return main;
}

static jobjectArray make_args(JNIEnv *env, const Launch *l)
{
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray args = string != NULL ? (*env)->NewObjectArray(env, l->arg_count, string, NULL) : NULL;
    for (int i = 0; args != NULL && i < l->arg_count; i++) {
        jstring arg = native_string(env, l->args[i]);
        if (arg == NULL)
            return NULL;
        (*env)->SetObjectArrayElement(env, args, i, arg);
        if ((*env)->ExceptionCheck(env))
            return NULL;
        (*env)->DeleteLocalRef(env, arg);
    }
    return args;
}

/* The main method that nearly every program has. Initialises the class; what comes out of the initialiser is main's
 * exception, here and below. */
static void call_classic(JNIEnv *env, jclass c, jobjectArray args)
{
    jmethodID main = (*env)->GetStaticMethodID(env, c, "main", "([Ljava/lang/String;)V");
    if (main != NULL)
        (*env)->CallStaticVoidMethod(env, c, main, args);
}

/* Calls the main method that the Java half chose, on a new object if it is not static. */
static void call_main(JNIEnv *env, jclass c, jobject method, jobjectArray args)
{
    jmethodID main = (*env)->FromReflectedMethod(env, method);
    jclass type = (*env)->GetObjectClass(env, method);
    jmethodID modifiers = (*env)->GetMethodID(env, type, "getModifiers", "()I");
    jmethodID count = (*env)->GetMethodID(env, type, "getParameterCount", "()I");
    bool is_static = (*env)->CallIntMethod(env, method, modifiers) & 8;
    bool takes_args = !(*env)->ExceptionCheck(env) && (*env)->CallIntMethod(env, method, count) > 0;
    if ((*env)->ExceptionCheck(env))
        return;
    jobject o = NULL;
    if (!is_static) {
        jmethodID init = (*env)->GetMethodID(env, c, "<init>", "()V");
        o = init != NULL ? (*env)->NewObject(env, c, init) : NULL;
        if (o == NULL)
            return;
    }
    jvalue none = {.l = NULL}, value = {.l = args}, *list = takes_args ? &value : &none;
    if (is_static)
        (*env)->CallStaticVoidMethodA(env, c, main, list);
    else
        (*env)->CallVoidMethodA(env, o, main, list);
}

/* A static method of the launcher's Java half that takes a String or nothing; its boolean answer. */
static bool tell(JNIEnv *env, const char *name, const char *sig, const char *what)
{
    jclass settings = (*env)->FindClass(env, "jdk/internal/launcher/Settings");
    jmethodID id = settings != NULL ? (*env)->GetStaticMethodID(env, settings, name, sig) : NULL;
    jstring text = id != NULL && what != NULL ? native_string(env, what) : NULL;
    bool result = true;
    if (id != NULL && sig[strlen(sig) - 1] == 'Z')
        result = (*env)->CallStaticBooleanMethod(env, settings, id, text);
    else if (id != NULL)
        (*env)->CallStaticVoidMethod(env, settings, id, text);
    if ((*env)->ExceptionCheck(env))
        (*env)->ExceptionDescribe(env);
    return result;
}

/* False for a class that can't be linked, too: the Java half says why. */
static bool is_classic(JNIEnv *env, jclass c)
{
    jclass helper = (*env)->FindClass(env, "jdk/internal/launcher/Main");
    jmethodID ask = helper != NULL ? (*env)->GetStaticMethodID(env, helper, "isClassic", "(Ljava/lang/Class;)Z") : NULL;
    bool answer = ask != NULL && (*env)->CallStaticBooleanMethod(env, helper, ask, c);
    (*env)->ExceptionClear(env);
    return answer;
}

/* The main method of another form; NULL if there is none, and the Java half has said so. */
static jobject choose_main(JNIEnv *env, jclass c)
{
    jclass helper = (*env)->FindClass(env, "jdk/internal/launcher/Main");
    static const char sig[] = "(Ljava/lang/Class;)Ljava/lang/reflect/Method;";
    jmethodID choose = helper != NULL ? (*env)->GetStaticMethodID(env, helper, "method", sig) : NULL;
    jobject method = choose != NULL ? (*env)->CallStaticObjectMethod(env, helper, choose, c) : NULL;
    if ((*env)->ExceptionCheck(env))
        (*env)->ExceptionDescribe(env);
    return method;
}

static int run(JNIEnv *env, const Launch *l)
{
    if (l->dry_run && l->mode == MODE_SOURCE)
        return 0;
    jclass c = find_main(env, l);
    if (c == NULL)
        return 1;
    bool classic = is_classic(env, c);
    jobject method = classic ? NULL : choose_main(env, c);
    jobjectArray args = classic || method != NULL ? make_args(env, l) : NULL;
    if (args == NULL || l->dry_run)
        return args == NULL;
    if (classic)
        call_classic(env, c, args);
    else
        call_main(env, c, method, args);
    return (*env)->ExceptionCheck(env);
}

static int print_usage(FILE *to)
{
    usage_print(false, to);
    return 1;
}

/* Does it ask for something that needs no main class? */
static bool asks(const Launch *l)
{
    return l->version || l->list_modules || l->validate_modules || l->describe != NULL || l->settings != NULL;
}

/* What the words asked for, on a VM of its own. The main thread ends like any other (its uncaught exception is
 * reported then), and the VM waits for the rest. */
static int launch(Launch *l)
{
    JavaVM *vm;
    JNIEnv *env;
    add_properties(l);
    if (!vm_make(l, &vm, &env))
        return 1;
    int status = 0;
    if (l->settings != NULL)
        tell(env, "show", "(Ljava/lang/String;)V", l->settings);
    if (l->version || l->show_version)
        (l->version_full ? print_full_version : print_version)(env, l->version ? l->version_out : l->show_version_out);
    if (l->list_modules)
        tell(env, "listModules", "()V", NULL);
    else if (l->describe != NULL)
        status = !tell(env, "describe", "(Ljava/lang/String;)Z", l->describe);
    else if (!l->version && !l->validate_modules && l->mode != MODE_NONE)
        status = run(env, l);
    else if (l->mode == MODE_NONE && !asks(l))
        status = print_usage(stderr);
    (*vm)->DetachCurrentThread(vm);
    (*vm)->DestroyJavaVM(vm);
    return status;
}

/* `tivm NAME ...`: under its own name the launcher has commands that `java` has not. */
static bool is_command(int argc, char **argv, const char *name)
{
    const char *slash = strrchr(argv[0], '/');
    return argc > 1 && strcmp(slash != NULL ? slash + 1 : argv[0], "tivm") == 0 && strcmp(argv[1], name) == 0;
}

typedef struct Launched {
    Launch *l;
    int status;
} Launched;

static void *launched(void *arg)
{
    Launched *it = arg;
    it->status = launch(it->l);
    return NULL;
}

/* The VM registers for this barrier (vm/thread/fence.c). In a process of one thread the kernel only notes it; else it
 * waits until each processor has been through the scheduler, some ten milliseconds. Refused where there is none. */
static void register_barrier(void)
{
    syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0);
}

/* On a thread of its own. A signal to the process goes to the first thread if that can take it; as it only waits here,
 * no system call of the program or of an agent is interrupted. */
static int launch_apart(Launch *l)
{
    Launched it = {l, 1};
    pthread_t thread;
    register_barrier();
    if (pthread_create(&thread, NULL, launched, &it) != 0)
        return launch(l);
    pthread_join(thread, NULL);
    return it.status;
}

int main(int argc, char **argv)
{
    if (is_command(argc, argv, "new-agent"))
        return new_agent(argc, argv);
    Launch l = {.mode = MODE_NONE};
    Words words = {0};
    const char *path = getenv("CLASSPATH");
    if (path != NULL)
        add_class_path(&l, path);
    int status = words_collect(&words, argc, argv) ? read_words(&l, &words) : 1;
    if (status < 0)
        status = launch_apart(&l);
    words_free(&l.vm);
    words_free(&words);
    return status;
}
