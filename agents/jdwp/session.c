/* session.c - the reader thread: one debugger after the other, one command after the other.
 *
 * Owns the table of commands and the life of a session: connected -> commands -> gone, and then, as a server,
 * listening again with everything as if no debugger had ever been there. A command that is not in the table, or whose
 * data is too short, is answered with an error; a packet whose length or flags are wrong ends the session. Nothing a
 * debugger sends ends the VM, but VirtualMachine.Exit.
 *
 * The commands run without the lock: the rooms that they call take it. state.busy tells VMDeath to wait for the one
 * that is being run, until its reply is sent: a Resume may be what lets the VM end. Read next: commands.def and the
 * commands_*.c.
 */
#include "session.h"

#include "commands.h"
#include "dispatch.h"
#include "events.h"
#include "ids.h"
#include "sender.h"
#include "strata.h"
#include "threads.h"
#include "transport.h"

#include <stdio.h>
#include <stdlib.h>

static const struct {
    uint8_t set, command;
    Handler handler;
} commands[] = {
#define CMD(set, command, function) {set, command, function},
#include "commands.def"
#undef CMD
};

static Options *options;

void session_set_options(Options *o)
{
    options = o;
}

static Handler find_handler(uint8_t set, uint8_t command)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (commands[i].set == set && commands[i].command == command)
            return commands[i].handler;
    }
    return NULL;
}

/* ---- one command ---- */

static void send_reply(Call *call, int error)
{
    Out packet = {0};
    size_t n = error == E_NONE ? call->out.length : 0;
    out_int(&packet, (jint)(JDWP_HEADER + n));
    out_int(&packet, call->id);
    out_byte(&packet, JDWP_FLAG_REPLY);
    out_short(&packet, error);
    out_bytes(&packet, call->out.data, n);
    transport_send(packet.data, packet.length);
    out_free(&packet);
}

static bool begin_command(void)
{
    lock();
    bool alive = !state.dead;
    state.busy = alive;
    unlock();
    return alive;
}

static void end_command(void)
{
    lock();
    state.busy = false;
    lock_notify();
    unlock();
}

/* Runs one handler; what it left pending is cleared. */
static int run_handler(Call *call, Handler handler)
{
    if (handler == NULL)
        return E_NOT_IMPLEMENTED;
    int error = E_OUT_OF_MEMORY;
    if ((*call->jni)->PushLocalFrame(call->jni, 64) == 0) {
        error = handler(call);
        (*call->jni)->ExceptionClear(call->jni);
        (*call->jni)->PopLocalFrame(call->jni, NULL);
    }
    (*call->jni)->ExceptionClear(call->jni);
    return error;
}

/* Runtime.halt: the VM's own way to end at once. */
static void halt(JNIEnv *jni, jint status)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/Runtime");
    jmethodID get = c == NULL ? NULL : (*jni)->GetStaticMethodID(jni, c, "getRuntime", "()Ljava/lang/Runtime;");
    jmethodID end = get == NULL ? NULL : (*jni)->GetMethodID(jni, c, "halt", "(I)V");
    jobject runtime = end == NULL ? NULL : (*jni)->CallStaticObjectMethod(jni, c, get);
    if (!(*jni)->ExceptionCheck(jni) && runtime != NULL)
        (*jni)->CallVoidMethod(jni, runtime, end, status);
    exit(status);
}

/* Carries one packet out. False: the session is over. */
static bool carry_out(JNIEnv *jni, const Out *packet)
{
    const uint8_t *p = packet->data;
    Call call = {.jni = jni, .in = {.at = p + 4, .end = p + packet->length}};
    call.id = in_int(&call.in);
    if (in_byte(&call.in) != 0) /* a reply, which nobody has asked for, or no packet of this protocol */
        return false;
    uint8_t set = in_byte(&call.in), command = in_byte(&call.in);
    bool alive = begin_command();
    int error = alive ? run_handler(&call, find_handler(set, command)) : E_VM_DEAD;
    if (error != E_NONE)
        call.reply_later = call.hang_up = call.exit = false;
    if (!call.reply_later)
        send_reply(&call, error);
    if (alive)
        end_command();
    out_free(&call.out);
    if (call.exit)
        halt(jni, state.reader_error);
    return !call.hang_up;
}

static void read_commands(JNIEnv *jni)
{
    Out packet;
    bool more = true;
    while (more && transport_read(&packet)) {
        more = carry_out(jni, &packet);
        out_free(&packet);
    }
}

/* ---- one debugger ---- */

/* Everything back to how it is without a debugger: requests, steps, ids gone; all threads run. */
static void state_reset(JNIEnv *jni)
{
    lock();
    state.connected = false;
    state.held = false;
    state.session++;
    bool dead = state.dead;
    if (!dead) {
        requests_clear_all(jni);
        threads_release(jni);
        ids_clear(jni);
        strata_set_default(NULL);
    }
    lock_notify();
    unlock();
    sender_wake();
}

static bool connect_debugger(void)
{
    ConnectResult result;
    do {
        result = options->server ? transport_accept(options) : CONNECT_OK; /* a client is connected since OnLoad */
    } while (result == CONNECT_RETRY);
    if (result == CONNECT_TIMEOUT)
        fprintf(stderr, "jdwp: no debugger connected within %ld ms\n", options->timeout);
    else if (result == CONNECT_FAILED)
        fprintf(stderr, "jdwp: cannot accept a debugger's connection\n");
    return result == CONNECT_OK;
}

static void begin_session(void)
{
    lock();
    state.connected = true;
    state.session++;
    lock_notify();
    unlock();
    sender_wake();
}

static void no_debugger_comes(void)
{
    lock();
    state.failed = true;
    lock_notify();
    unlock();
    sender_wake();
}

/* A server listens again, unless the VM ends. */
static bool listen_again(void)
{
    lock();
    bool over = state.dead;
    unlock();
    return !over && options->server && transport_listen(options);
}

void JNICALL session_run(jvmtiEnv *env UNUSED, JNIEnv *jni, void *arg UNUSED)
{
    thread_is_ours = true;
    if (connect_debugger()) {
        do {
            begin_session();
            read_commands(jni);
            transport_close();
            state_reset(jni);
        } while (listen_again() && connect_debugger());
    }
    transport_stop_listening();
    no_debugger_comes();
}
