/* manpage.c - writes the man page tivm.1 to standard output; its tables of options are those of vm/life/options.def.
 *
 * Runs at build time. Text is that of the page, but for '-' and '\' , which roff reads otherwise. */
#include <stdio.h>

static void put(const char *text)
{
    for (const char *p = text; *p != 0; p++) {
        if (*p == '-' || *p == '\\')
            fputs(*p == '-' ? "\\-" : "\\e", stdout);
        else
            putchar(*p);
    }
}

static void section(const char *title)
{
    fputs(".SS ", stdout);
    put(title);
    putchar('\n');
}

static void option(const char *before, const char *spelling, const char *text)
{
    fputs(".TP\n.B ", stdout);
    put(before);
    put(spelling);
    fputs("\n\\&", stdout); /* text may begin with a dot */
    put(text);
    putchar('\n');
}

static void options(void)
{
#define SECTION(title)                section(title);
#define OPTION(where, spelling, text) option("", spelling, text);
#define FLAG(spelling, text)          option("-XX:", spelling, text);
#include "vm/life/options.def"
}

static const char head[] =
    ".\\\" made by tools/manpage.c\n"
    ".TH TIVM 1 \"\" tivm \"User commands\"\n"
    ".SH NAME\n"
    "tivm, java \\- a Java virtual machine for the authors of agents\n"
    ".SH SYNOPSIS\n"
    ".B tivm\n[options] \\fImainclass\\fR [arguments]\n.br\n"
    ".B tivm\n[options] \\-jar \\fIfile\\fR [arguments]\n.br\n"
    ".B tivm\n[options] \\-m \\fImodule\\fR[/\\fImainclass\\fR] [arguments]\n.br\n"
    ".B tivm new\\-agent\n\\fIname\\fR [\\-\\-lang=c|c++|rust]\n"
    ".SH DESCRIPTION\n"
    "Runs Java programs, like java(1), which it also is in the image's bin folder, and offers the whole of the JVM "
    "Tool\n"
    "Interface (JVMTI 25) to native agents. It needs no JDK at run time.\n"
    ".PP\n"
    "tivm new\\-agent makes a folder with an agent, a program to watch, a Makefile, a CMake file and tests.\n"
    ".SH OPTIONS\n"
    "Options and flags that java of HotSpot 17 and 25 knows and that mean nothing here are accepted and do nothing;\n"
    "\\-Xlog:options tells which. Others are errors.\n";

static const char tail[] =
    ".SH ENVIRONMENT\n"
    ".TP\n.B JDK_JAVA_OPTIONS\noptions that come before those of the command line\n"
    ".TP\n.B JAVA_TOOL_OPTIONS\noptions for every VM, of hosts, too\n"
    ".TP\n.B _JAVA_OPTIONS\nthe same, behind all others, so that they overrule them\n"
    ".TP\n.B CLASSPATH\nwhere classes are searched if there is no \\-cp\n"
    ".TP\n.B TIVM_AGENT_PATH\nfolders in which agent libraries are searched before the image's own\n"
    ".SH EXIT STATUS\n"
    "That of System.exit; 0 when the program has ended; 1 if there was no VM, no main class, or an exception came out "
    "of\n"
    "main.\n"
    ".SH SEE ALSO\n"
    "README.md, docs/guide.md and agents/README.md of the source.\n";

int main(void)
{
    fputs(head, stdout);
    options();
    fputs(tail, stdout);
    return ferror(stdout) || fflush(stdout) != 0;
}
