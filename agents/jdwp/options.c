/* options.c - reads the option text: name=value pairs with commas between them.
 *
 * Owns the syntax of the options, their defaults and their messages. A value may stand in single or double quotes,
 * and then hold commas. An option that is unknown, twice there with different meaning, or without a good value is
 * refused: a debugger that silently does not listen where the user thinks it does is worse than a VM that does not
 * start. Runs once, in Agent_OnLoad, before there are threads. Read next: agent.c.
 */
#include "options.h"

#include "allow.h"
#include "packet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "The jdwp agent lets a debugger that speaks the Java Debug Wire Protocol control this VM.\n"
    "\n"
    "  -agentlib:jdwp=help                  prints this\n"
    "  -agentlib:jdwp=NAME=VALUE,...        with these options:\n"
    "\n"
    "  transport=dt_socket                  how to reach the debugger (required)\n"
    "  address=[HOST:]PORT                  where to listen or to connect; PORT 0 lets the system choose,\n"
    "                                       HOST * listens on every interface, no HOST on this machine only\n"
    "  server=y|n                           y: listen for a debugger; n: connect to one           default n\n"
    "  suspend=y|n                          wait for the debugger before the program starts       default y\n"
    "  onthrow=CLASS                        start the debugger when an exception of CLASS is thrown\n"
    "  onuncaught=y|n                       start the debugger when an exception is not caught    default n\n"
    "  launch=COMMAND                       run COMMAND TRANSPORT ADDRESS when the debugger starts\n"
    "  timeout=MILLISECONDS                 how long to wait for a debugger                        default for ever\n"
    "  allow=ADDRESS[/BITS]+...             who may connect (server=y); * is everybody             default everybody\n"
    "  includevirtualthreads=y|n            list virtual threads beside platform threads           default n\n"
    "  quiet=y|n                            do not print where the agent listens                   default n\n"
    "\n"
    "Example: -agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=localhost:8000\n";

static bool complain(const char *what, const char *detail)
{
    fprintf(stderr, "jdwp: %s%s\n", what, detail);
    return false;
}

static bool read_flag(const char *name, const char *value, bool *out)
{
    if (strcmp(value, "y") != 0 && strcmp(value, "n") != 0) {
        fprintf(stderr, "jdwp: %s=%s: expected y or n\n", name, value);
        return false;
    }
    *out = value[0] == 'y';
    return true;
}

static bool read_millis(const char *value, long *out)
{
    char *end;
    *out = strtol(value, &end, 10);
    if (*value < '0' || *value > '9' || *end != '\0' || *out > 1000L * 60 * 60 * 24 * 24)
        return complain("timeout is not a number of milliseconds: ", value);
    return true;
}

static bool read_class(const char *value, char **out)
{
    size_t n = strlen(value);
    if (n == 0 || strchr(value, ';') != NULL || strchr(value, '[') != NULL)
        return complain("onthrow is not the name of a class: ", value);
    *out = mem_alloc(n + 3);
    snprintf(*out, n + 3, "L%s;", value);
    for (char *p = *out; *p != '\0'; p++)
        *p = *p == '.' ? '/' : *p;
    return true;
}

static bool is_port(const char *text)
{
    char *end;
    unsigned long n = strtoul(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && n <= 65535;
}

/* [HOST:]PORT, *:PORT, [IPv6]:PORT */
static bool read_address(const char *value, Options *o)
{
    const char *colon = strrchr(value, ':');
    const char *port = colon == NULL ? value : colon + 1;
    if (!is_port(port))
        return complain("address has no port between 0 and 65535: ", value);
    o->port = mem_copy(port);
    if (colon == NULL)
        return true;
    char *host = mem_copy(value);
    host[colon - value] = '\0';
    size_t n = strlen(host);
    if (n >= 2 && host[0] == '[' && host[n - 1] == ']') {
        host[n - 1] = '\0';
        memmove(host, host + 1, n - 1);
    }
    o->any_host = strcmp(host, "*") == 0;
    if (!o->any_host && *host != '\0')
        o->host = mem_copy(host);
    free(host);
    return true;
}

static bool read_transport(const char *value, Options *o)
{
    if (strcmp(value, "dt_socket") != 0)
        return complain("unknown transport (dt_socket is the only one): ", value);
    o->transport = mem_copy(value);
    return true;
}

static bool read_allow(const char *value, Options *o)
{
    o->allow = mem_copy(value);
    return allow_is_valid(value) || complain("allow is not a list of addresses with + between them: ", value);
}

static bool read_option(const char *name, const char *value, Options *o)
{
    if (strcmp(name, "transport") == 0)
        return read_transport(value, o);
    if (strcmp(name, "address") == 0)
        return read_address(value, o);
    if (strcmp(name, "server") == 0)
        return read_flag(name, value, &o->server);
    if (strcmp(name, "suspend") == 0)
        return read_flag(name, value, &o->suspend);
    if (strcmp(name, "quiet") == 0)
        return read_flag(name, value, &o->quiet);
    if (strcmp(name, "onuncaught") == 0)
        return read_flag(name, value, &o->onuncaught);
    if (strcmp(name, "includevirtualthreads") == 0)
        return read_flag(name, value, &o->virtual_threads);
    if (strcmp(name, "onthrow") == 0)
        return read_class(value, &o->onthrow);
    if (strcmp(name, "timeout") == 0)
        return read_millis(value, &o->timeout);
    if (strcmp(name, "allow") == 0)
        return read_allow(value, o);
    if (strcmp(name, "launch") == 0) {
        o->launch = mem_copy(value);
        return *value != '\0' || complain("launch needs a command", "");
    }
    return complain("unknown option (try -agentlib:jdwp=help): ", name);
}

/* Cuts the value that starts at *p off; *p then stands behind its comma. False: a quote is not closed. */
static bool cut_value(char **p, char **value)
{
    char quote = **p == '"' || **p == '\'' ? *(*p)++ : '\0';
    *value = *p;
    char *end = quote ? strchr(*p, quote) : *p + strcspn(*p, ",");
    if (end == NULL || (quote && end[1] != '\0' && end[1] != ','))
        return complain("a quote is not closed: ", *value);
    char *next = end + (quote ? 1 : 0);
    *p = next + (*next == ',' ? 1 : 0);
    *end = '\0';
    return true;
}

static bool read_pairs(char *p, Options *o)
{
    while (*p != '\0') {
        char *name = p, *value;
        p += strcspn(p, "=,");
        if (*p != '=') {
            *p = '\0';
            return complain("an option without a value: ", name);
        }
        *p++ = '\0';
        if (!cut_value(&p, &value) || !read_option(name, value, o))
            return false;
    }
    return true;
}

static bool check_together(const Options *o)
{
    if (o->transport == NULL)
        return complain("an option is missing: transport=dt_socket", "");
    if (!o->server && o->launch == NULL && o->port == NULL)
        return complain("an option is missing: address, where the debugger listens (or server=y)", "");
    if (!o->server && o->launch == NULL && strcmp(o->port, "0") == 0)
        return complain("the port to connect to cannot be 0", "");
    if (o->allow != NULL && !o->server)
        return complain("allow has a meaning with server=y only", "");
    if ((o->onthrow != NULL || o->onuncaught) && o->launch == NULL && o->server && o->port == NULL)
        return complain("onthrow and onuncaught need an address or a launch command", "");
    return true;
}

bool options_read(const char *text, Options *options, bool *help)
{
    *options = (Options){.suspend = true};
    *help = text != NULL && strcmp(text, "help") == 0;
    if (*help) {
        fputs(usage, stdout);
        fflush(stdout);
        return true;
    }
    if (text == NULL || *text == '\0')
        return complain("options are missing (try -agentlib:jdwp=help)", "");
    char *copy = mem_copy(text);
    bool ok = read_pairs(copy, options) && check_together(options);
    free(copy);
    if (ok && options->launch != NULL)
        options->server = true; /* the command gets an address to connect to */
    if (ok && options->port == NULL)
        options->port = mem_copy("0");
    return ok;
}
