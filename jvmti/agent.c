/* agent.c - agent libraries.
 *
 * Owns: the list of agents that were started, in their order; one library that is named twice stands there twice and is
 * started twice. -agentpath and -agentlib name a library (agent_library.c finds it); -javaagent:JAR is the library
 * "instrument", which gets the jar as its options. One that is linked into the program comes before all files: it has
 * Agent_OnLoad_NAME (for a path, NAME is the L of libL.so). A library of -Xrun that has only JVM_OnLoad is of the time
 * before JVMTI: it is called when the VM is up, and may ask for JVMPI (agent_jvmpi.c).
 * Messages are HotSpot's, because scripts look for them. A library stays open until the process ends: its code may run
 * on other threads, and leak checkers want its symbols. The list stays, too: agents keep pointers into their options.
 *
 * Lock: agents_lock, a leaf, for the end of the list: agents are added while others are looked for.
 *
 * Read next: agent_library.c; then ti_memory.c, the simplest chapter. */
#include "jvmti/agent.h"
#include "jvmti/fault.h"
#include "jvmti/lesser.h"
#include "jvmti/quirk.h"

#include <dlfcn.h>
#include <pthread.h>

typedef jint (*OnLoad)(JavaVM *vm, char *options, void *reserved);
typedef void (*OnUnload)(JavaVM *vm);

typedef struct Agent {
    struct Agent *next;
    void *library; /* NULL: linked into the program */
    OnLoad late;   /* JVM_OnLoad of a -Xrun library, not called yet */
    OnUnload unload;
    int jdk;       /* the release of the JDK that it is part of; 0: of none */
    char *options; /* what it was given; agents keep pointers into it */
} Agent;

static Agent *agents, **agents_end = &agents;
static pthread_mutex_t agents_lock = PTHREAD_MUTEX_INITIALIZER;

static JavaVM *java_vm(void)
{
    return (JavaVM *)probe_java_vm;
}

/* NAME of a library: "foo" for foo; for a path "L" of ".../libL.so". malloc'ed. */
static char *plain_name(const char *name, bool is_path)
{
    if (!is_path)
        return xstrdup(name);
    const char *slash = strrchr(name, '/');
    const char *base = slash != NULL ? slash + 1 : name;
    if (strncmp(base, "lib", 3) == 0)
        base += 3;
    char *plain = xstrdup(base);
    char *dot = strstr(plain, ".so");
    if (dot != NULL)
        *dot = '\0';
    return plain;
}

static void *symbol_linked(const char *function, const char *plain)
{
    char *name = xformat("%s_%s", function, plain);
    void *symbol = dlsym(RTLD_DEFAULT, name);
    free(name);
    return symbol;
}

/* Finds the library and in it `function`. NULL with *why if there is no library; *start is NULL if it lacks the
 * function. */
static Agent *agent_find(const char *name, bool is_path, const char *function, OnLoad *start, char **why)
{
    char *plain = plain_name(name, is_path);
    Agent *agent = xcalloc(1, sizeof *agent);
    *start = (OnLoad)symbol_linked(function, plain);
    if (*start != NULL) {
        agent->unload = (OnUnload)symbol_linked("Agent_OnUnload", plain);
    } else {
        agent->library = agent_library_open(name, is_path, &agent->jdk, why);
        if (agent->library != NULL) {
            *start = (OnLoad)dlsym(agent->library, function);
            agent->unload = (OnUnload)dlsym(agent->library, "Agent_OnUnload");
        }
    }
    free(plain);
    if (agent->library == NULL && *start == NULL) {
        free(agent);
        return NULL;
    }
    return agent;
}

static void agent_link(Agent *agent)
{
    pthread_mutex_lock(&agents_lock);
    *agents_end = agent;
    agents_end = &agent->next;
    pthread_mutex_unlock(&agents_lock);
}

static void agent_keep(Agent *agent, const char *text)
{
    agent->options = text == NULL ? NULL : xstrdup(text);
    agent_link(agent);
    if (agent->library != NULL)
        library_add_agent(agent->library);
}

static jint call_start(const Agent *agent, OnLoad start)
{
    env_set_version(agent->jdk);
    jint result = start(java_vm(), agent->options, NULL);
    env_set_version(0);
    return result;
}

static void agent_start(const AgentOption *o)
{
    char *why = NULL;
    OnLoad start;
    Agent *agent = agent_find(o->name, o->is_path, "Agent_OnLoad", &start, &why);
    if (agent == NULL)
        vm_fail_start("%s", why);
    if (start == NULL && o->is_xrun)
        agent->late = (OnLoad)dlsym(agent->library, "JVM_OnLoad");
    if (start == NULL && agent->late == NULL)
        vm_fail_start(o->is_xrun ? "Could not find JVM_OnLoad or Agent_OnLoad function in the library: %s"
                                 : "Could not find Agent_OnLoad function in the agent library: %s",
                      o->name);
    agent_keep(agent, o->is_bare && quirk(QUIRK_NO_OPTIONS) ? NULL : o->options);
    if (start != NULL && call_start(agent, start) != JNI_OK)
        vm_fail_start("agent library failed Agent_OnLoad: %s", o->name);
}

/* -javaagent:JAR=TEXT is the library "instrument" with the options JAR=TEXT. */
static void java_agent_start(const AgentOption *o)
{
    bool text = o->options != NULL && o->options[0] != '\0';
    AgentOption library = {.name = (char *)"instrument"};
    library.options = xformat("%s%s%s", o->name, text ? "=" : "", text ? o->options : "");
    agent_start(&library);
    free(library.options);
}

/* -Xtrace:jvmti=TEXT is the library "trace" with these options, before all others. -XX:TraceJVMTI= names functions in a
 * way of its own; where it is no option of the agent all of them are traced. -Xlog:jvmti means the same. */
static void tracer_start(void)
{
    char *text = options.trace_jvmti;
    if (text == NULL && options.trace_flag != NULL)
        text = strchr(options.trace_flag, '=') != NULL ? options.trace_flag : (char *)"";
    if (text == NULL && options.trace_logged)
        text = (char *)"";
    if (text != NULL)
        agent_start(&(AgentOption){.name = (char *)"trace", .options = text});
}

int agents_load(void)
{
    lesser_read();
    quirk_read();
    fault_read();
    tracer_start();
    for (size_t i = 0; i < options.agent_count; i++) {
        if (options.agents[i].is_java)
            java_agent_start(&options.agents[i]);
        else
            agent_start(&options.agents[i]);
    }
    return 0;
}

void agents_late_start(Thread *t)
{
    for (Agent *agent = agents; agent != NULL; agent = agent->next) {
        if (agent->late == NULL)
            continue;
        thread_to_safe(t);
        agent_jvmpi_asks(agent);
        jint result = call_start(agent, agent->late);
        agent_jvmpi_asks(NULL);
        if (result == JNI_OK)
            agent_jvmpi_started(agent);
        thread_to_running(t);
        if (result != JNI_OK)
            vm_fail_start("-Xrun library failed to init");
    }
    agent_jvmpi_program_asks();
}

void agents_unload(void)
{
    for (Agent *agent = agents; agent != NULL; agent = agent->next)
        if (agent->unload != NULL)
            agent->unload(java_vm());
}

/* Was this library started before? */
static bool is_known(const Agent *agent)
{
    bool found = false;
    pthread_mutex_lock(&agents_lock);
    for (const Agent *a = agents; a != NULL && !found; a = a->next)
        found = agent->library != NULL && a->library == agent->library;
    pthread_mutex_unlock(&agents_lock);
    return found;
}

/* Users are told, unless they said on the command line what they want. A Java agent's library has its own words. */
static void warn_dynamic(const char *name)
{
    if (options.dynamic_agents_said || strcmp(name, "instrument") == 0)
        return;
    fflush(stdout);
    vm_print(stderr,
             "WARNING: A JVM TI agent has been loaded dynamically (%s)\n"
             "WARNING: If a serviceability tool is in use, please run with -XX:+EnableDynamicAgentLoading to "
             "hide this warning\n"
             "WARNING: Dynamic loading of agents will be disallowed by default in a future release\n",
             name);
    fflush(stderr);
}

/* HotSpot's words for a tool, from those for a user. */
static void say_not_loaded(const char *name, char **why)
{
    const char *error = strstr(*why, "with error: ");
    char *text = xformat("%s was not loaded.\n%s", name, error != NULL ? error + strlen("with error: ") : *why);
    free(*why);
    *why = text;
}

/* One that refuses to start is not called at the end; its library stays open all the same, because what it has set up
 * may still call into it. */
int agent_attach(Thread *t, const char *name, bool is_path, const char *text, char **why)
{
    OnLoad start;
    *why = NULL;
    thread_to_safe(t);
    Agent *agent = agent_find(name, is_path, "Agent_OnAttach", &start, why);
    jint result = -1;
    if (agent == NULL) {
        say_not_loaded(name, why);
    } else {
        if (!is_known(agent))
            warn_dynamic(name);
        if (start == NULL) {
            *why = xformat("Agent_OnAttach is not available in %s", name);
        } else {
            agent->options = text == NULL ? NULL : xstrdup(text);
            if (agent->library != NULL && !is_known(agent))
                library_add_agent(agent->library);
            result = call_start(agent, start);
        }
        if (result == JNI_OK) {
            agent_link(agent);
        } else {
            free(agent->options);
            free(agent);
        }
    }
    thread_to_running(t);
    return result;
}
