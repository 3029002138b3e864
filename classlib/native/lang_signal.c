/* SPDX-License-Identifier: MIT */
/*
 * lang_signal.c: the natives of jdk.internal.io.Signals: signals that a program handles itself (sun.misc.Signal).
 *
 * The handler writes the signal's number, one byte, into a pipe; a Java thread reads it there and runs the program's
 * handler. Owns that pipe, and for each signal the action that was there before ours.
 *
 * Invariants: the pipe exists before the first handler is installed and is never closed; its end for writing does not
 * block, so that a handler never waits (a signal is lost when 64 KiB of them wait). before[n] is valid iff saved[n].
 *
 * Locks: none; Signals.java calls install under its own lock.
 *
 * Read next: jdk/internal/io/Signals.java; vm/serve/signal.c for what the VM itself handles.
 */
#include <errno.h>
#include <fcntl.h>
#include <jni.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#define SIGNALS(ret, name) JNIEXPORT ret JNICALL Java_jdk_internal_io_Signals_##name
#define SIGNAL_LIMIT       65

static int ends[2];
static struct sigaction before[SIGNAL_LIMIT];
static bool saved[SIGNAL_LIMIT];

static void on_signal(int number)
{
    int kept = errno;
    unsigned char b = (unsigned char)number;
    while (write(ends[1], &b, 1) < 0 && errno == EINTR)
        continue;
    errno = kept;
}

/* Makes the pipe; whether that worked. */
SIGNALS(jboolean, open)(JNIEnv *env, jclass cls)
{
    (void)env, (void)cls;
    return pipe2(ends, O_CLOEXEC) == 0 && fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0;
}

/* Waits for the next signal and gives its number, or -1. */
SIGNALS(jint, next)(JNIEnv *env, jclass cls)
{
    (void)env, (void)cls;
    unsigned char b;
    ssize_t n;
    do
        n = read(ends[0], &b, 1);
    while (n < 0 && errno == EINTR);
    return n == 1 ? b : -1;
}

/* The number of a signal without SIG in front, or -1. */
SIGNALS(jint, number)(JNIEnv *env, jclass cls, jstring name)
{
    (void)cls;
    const char *s = (*env)->GetStringUTFChars(env, name, NULL);
    int found = -1;
    for (int i = 1; s != NULL && i < SIGRTMIN && found < 0; i++) {
        const char *abbreviation = sigabbrev_np(i);
        if (abbreviation != NULL && strcmp(abbreviation, s) == 0)
            found = i;
    }
    if (s != NULL)
        (*env)->ReleaseStringUTFChars(env, name, s);
    return found;
}

/* mode: 0 what was there at first, 1 ignore, 2 our handler. Gives the mode before, 3 for a handler of somebody else,
 * -1 on failure. */
SIGNALS(jint, install)(JNIEnv *env, jclass cls, jint number, jint mode)
{
    (void)env, (void)cls;
    struct sigaction old, action = {.sa_flags = SA_RESTART};
    if (sigaction(number, NULL, &old) != 0)
        return -1;
    bool ours = old.sa_handler == on_signal;
    int was = ours ? 2 : old.sa_handler == SIG_IGN ? 1 : old.sa_handler == SIG_DFL ? 0 : 3;
    if (!saved[number]) {
        before[number] = old;
        saved[number] = true;
    }
    sigfillset(&action.sa_mask);
    action.sa_handler = mode == 1 ? SIG_IGN : on_signal;
    return sigaction(number, mode == 0 ? &before[number] : &action, NULL) != 0 ? -1 : was;
}

SIGNALS(jint, raise)(JNIEnv *env, jclass cls, jint number)
{
    (void)env, (void)cls;
    return kill(getpid(), number);
}
