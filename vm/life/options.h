/* options.h - the VM's options: what was given (given.h), read. */
#ifndef VM_OPTIONS_H
#define VM_OPTIONS_H

#include "vm/base/base.h"

typedef struct Property {
    char *key, *value;
} Property;
/* in command-line order */
typedef struct AgentOption {
    char *name;    /* library name or path */
    char *options; /* text after '=', "" if none; NULL never */
    bool is_path;  /* -agentpath */
    bool is_xrun;  /* -Xrun */
    bool is_java;  /* -javaagent: name is all of jar[=options] */
    bool is_bare;  /* there was no '=' */
} AgentOption;

typedef struct Options {
    Property *props;
    size_t prop_count;
    AgentOption *agents;
    size_t agent_count;
    size_t heap_initial, heap_max, stack_size, direct_max; /* bytes */
    size_t heap_default;                                   /* heap_max if nobody says anything */
    bool address_space_limited;                            /* by ulimit -v, so that heap_default is smaller than else */
    char *boot_append;                                     /* -Xbootclasspath/a: */
    Property *modules; /* options about modules, in order: "path", "addmods", "addexports", ... and the value */
    size_t module_count;
    char *boot_patch; /* --patch-module of modules of the library */
    bool verbose_class, verbose_jni, check_jni;
    bool assert_user, assert_system; /* -ea, -esa */
    char **assert_rules;             /* "+pkg...", "-Class" in order */
    size_t assert_rule_count;
    bool verify_local;  /* classes of the class library and of the boot class path; implies the others */
    bool verify_remote; /* all others */
    char *trace_jvmti;  /* -Xtrace:jvmti[=options of the agent trace], NULL = not given */
    char *trace_flag;   /* -XX:TraceJVMTI=, NULL = not given */
    bool trace_logged;  /* -Xlog:jvmti */
    /* -XX:JVMTIFault=... and so on, or NULL: jvmti/fault.h, lesser.h, quirk.h */
    char *jvmti_fault, *jvmti_without, *jvmti_version, *jvmti_quirks;
    char *source_compiler;    /* -XX:SourceCompiler=, NULL = not given: a jar, for java File.java */
    bool dynamic_agents;      /* -XX:[+-]EnableDynamicAgentLoading */
    bool dynamic_agents_said; /* ... was given explicitly */
    void (*exit_hook)(int);
    void (*abort_hook)(void);
    char *home;                                  /* java.home */
    bool reduce_signals;                         /* -Xrs: no handlers for QUIT, TERM, INT, HUP */
    bool unlock_diagnostic, unlock_experimental; /* -XX:+UnlockDiagnosticVMOptions, ... */
    bool ignore_unknown;   /* -XX:+IgnoreUnrecognizedVMOptions, or JavaVMInitArgs.ignoreUnrecognized */
    bool disable_attach;   /* -XX:+DisableAttachMechanism */
    bool start_attach;     /* -XX:+StartAttachListener: do not wait for a tool to ask */
    bool deterministic;    /* -XX:[+-]Deterministic: threads take turns, as the seed has it */
    size_t schedule_seed;  /* -XX:ScheduleSeed= */
    size_t schedule_limit; /* -XX:ScheduleSwitches= */
    char *schedule_without;
    bool crash_report; /* -XX:[+-]CrashReport: lines about a fault in native code */
    bool perf_data;    /* -XX:[+-]UsePerfData: jps finds this process */
    char *jvm_args;    /* every option in the given spelling, each with a blank behind it; "" if none */
    char *inert;       /* what was given, is known elsewhere and does nothing here; a line each */
    char *flags_given; /* those of -XX among them, in the same form */
    bool dump_on_oom, exit_on_oom, crash_on_oom; /* -XX:+HeapDumpOnOutOfMemoryError, Exit..., Crash... */
} Options;

extern Options options;

/* Defaults; then one option at a time, in the order given. extra: extraInfo of a JavaVMOption. Result: false = not
 * understood, with *why a malloc'ed message in the form java prints ("Unrecognized option: -foo", "Invalid maximum
 * heap size: -Xmx1x"). */
void options_init(void);
/* Is this message one about an option that nobody knows (rather than a bad value of a known one)? */
bool options_is_unrecognized(const char *why);
/* Looks through all options at once after the last one: NULL, or what contradicts (malloc'ed), for vm_fail_start. */
char *options_check(void);
bool options_parse(const char *text, void *extra, char **why);
void options_free(void);
/* What a -XX flag stands at, as "-XX:+Name" or "-XX:Name=value", malloc'ed. NULL with *known = false: there is no such
 * flag; NULL with *known = true: it is taken for the sake of scripts and was not given. For tools that attach. */
char *options_flag_text(const char *name, bool *known);
/* The same in parts: its kind ('b', 'n', 's' or 't'; 0: there is no such flag), its value without a name, malloc'ed
 * ("false", "0" or "" for one without effect that was not given), whether it can be set while the VM runs, and whether
 * it was given. */
char options_flag_get(const char *name, char **value, bool *writable, bool *given);
void options_flag_set(const char *name, bool on); /* one that can be set; others are left alone */
/* "64m" -> bytes: decimal or 0x, units k, m, g, t of either case. */
bool options_size(const char *s, size_t *out);
/* *why = "Invalid WHAT: TEXT"; answers false. */
bool options_bad_value(char **why, const char *what, const char *text);
const char *options_property(const char *key); /* NULL if absent */
void options_set_property(const char *key, const char *value);
bool options_change_property(const char *key, const char *value); /* of one that is there; false: no memory for it */

/* Notes that an option was accepted that does nothing here. */
void options_add_inert(const char *text);

#endif
