/* sender.c - the queue of events and invoke results, and the thread that works it off.
 *
 * A thread with an event cannot suspend itself and tell of it too, so it puts an Item here and waits. The sender
 * suspends (the event's thread, or all), sends the packet, and says that the item is done; the event's thread,
 * suspended by then, wakes only when it is resumed. Everything the debugger hears of events goes through here, in
 * this order.
 *
 * Once an event has stopped everything, what others were about to tell when they were stopped waits until the next
 * VirtualMachine.Resume, until they run because they were resumed alone, or until the session ends. A thread that was
 * resumed alone tells what it comes to: it would stand for ever otherwise. What suspends nobody, replies of invoked
 * methods and the end of the VM do not wait.
 *
 * Locks: queue_lock for the list alone, a leaf: it may be taken in any callback, during a collection as well, so
 * nothing of the VM is called with it. The packet is written with no lock held, so that a debugger that does not read
 * stops the sender and nobody else.
 * Read next: invoke.c, step.c.
 */
#include "sender.h"

#include "transport.h"

#include <pthread.h>
#include <stdlib.h>

static Item *queue;
static jint queue_length;
static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t queue_changed = PTHREAD_COND_INITIALIZER;
static bool holding;     /* HoldEvents; under queue_lock */
static bool stopped;     /* an event has stopped everything; under queue_lock */
static unsigned changes; /* counts what may let an item go; under queue_lock */
static jint next_packet;

void composite_make(Out *packet, int policy, jint count, const Out *events)
{
    *packet = (Out){0};
    out_int(packet, (jint)(JDWP_HEADER + 5 + events->length));
    out_int(packet, 0); /* the id, set when it is sent */
    out_byte(packet, 0);
    out_byte(packet, JDWP_EVENT_SET);
    out_byte(packet, JDWP_EVENT_COMPOSITE);
    out_byte(packet, policy);
    out_int(packet, count);
    out_bytes(packet, events->data, events->length);
}

/* The sender shall look again. The caller has queue_lock. */
static void note_change(void)
{
    changes++;
    pthread_cond_signal(&queue_changed);
}

void sender_put(Item *item)
{
    pthread_mutex_lock(&queue_lock);
    Item **link = &queue;
    while (*link != NULL)
        link = &(*link)->next;
    *link = item;
    queue_length++;
    note_change();
    pthread_mutex_unlock(&queue_lock);
}

jint sender_backlog(void)
{
    pthread_mutex_lock(&queue_lock);
    jint n = queue_length;
    pthread_mutex_unlock(&queue_lock);
    return n;
}

bool sender_put_and_wait(Item *item)
{
    bool interrupted = false;
    item->wanted = true;
    sender_put(item);
    while (!item->done)
        interrupted = lock_wait() || interrupted;
    free(item);
    return interrupted;
}

void sender_wake(void)
{
    lock();
    bool held = state.held && state.connected;
    unlock();
    pthread_mutex_lock(&queue_lock);
    holding = held;
    note_change();
    pthread_mutex_unlock(&queue_lock);
}

static void set_stopped(bool on)
{
    pthread_mutex_lock(&queue_lock);
    stopped = on;
    note_change();
    pthread_mutex_unlock(&queue_lock);
}

void sender_all_resumed(void)
{
    set_stopped(false);
}

void sender_thread_resumed(void)
{
    pthread_mutex_lock(&queue_lock);
    note_change();
    pthread_mutex_unlock(&queue_lock);
}

bool sender_holds_events(void)
{
    pthread_mutex_lock(&queue_lock);
    bool holds = holding || stopped;
    pthread_mutex_unlock(&queue_lock);
    return holds;
}

/* Must this item stay in the queue for now? The caller has both locks. */
static bool must_wait(const Item *item)
{
    bool runs = item->node != NULL && item->node->count == 0;
    return item->holdable && (holding || (stopped && item->policy != POLICY_NONE && !runs));
}

/* The first item that may go, taken off the list; NULL if there is none. The caller has the lock. */
static Item *take_ready(void)
{
    pthread_mutex_lock(&queue_lock);
    Item **link = &queue;
    while (*link != NULL && must_wait(*link))
        link = &(*link)->next;
    Item *item = *link;
    if (item != NULL) {
        *link = item->next;
        item->next = NULL;
        queue_length--;
    }
    pthread_mutex_unlock(&queue_lock);
    return item;
}

static unsigned count_changes(void)
{
    pthread_mutex_lock(&queue_lock);
    unsigned n = changes;
    pthread_mutex_unlock(&queue_lock);
    return n;
}

static void wait_for_change(unsigned since)
{
    pthread_mutex_lock(&queue_lock);
    while (changes == since)
        pthread_cond_wait(&queue_changed, &queue_lock);
    pthread_mutex_unlock(&queue_lock);
}

static Item *take(void)
{
    for (;;) {
        unsigned seen = count_changes();
        lock();
        Item *item = take_ready();
        unlock();
        if (item != NULL)
            return item;
        wait_for_change(seen);
    }
}

/* Is the item of this session, and is somebody there to hear of it? The caller has the lock. */
static bool is_current(const Item *item)
{
    return state.connected && item->session == state.session && (!state.dead || item->urgent);
}

static void suspend_for(JNIEnv *jni, Item *item)
{
    if (item->policy == POLICY_ALL)
        threads_suspend_all(jni);
    else if (item->policy == POLICY_THREAD && item->node != NULL)
        thread_suspend(jni, item->node->thread);
    if (item->node == NULL)
        return;
    item->node->count += item->add_count;
    item->node->at_event = item->policy != POLICY_NONE;
    if (item->node->count > 0) /* a thread that began while everything was suspended */
        node_stop(item->node);
}

static void finish(Item *item)
{
    lock();
    item->done = true;
    bool wanted = item->wanted;
    lock_notify();
    unlock();
    if (!wanted)
        free(item);
}

/* A command that we send has an id of our own counting. */
static void number_packet(Out *packet)
{
    if (packet->length >= JDWP_HEADER && packet->data[8] == 0)
        out_patch(packet, 4, ++next_packet);
}

static void work_off(JNIEnv *jni, Item *item)
{
    lock();
    while (state.popping) /* its thread must not be suspended on the way */
        lock_wait();
    if (item->node != NULL)
        item->node->sending = false; /* before the debugger can hear of the event, and ask for something */
    bool current = is_current(item);
    if (current)
        suspend_for(jni, item);
    if (current && item->holdable && item->policy == POLICY_ALL)
        set_stopped(true);
    if (item->act != NULL)
        item->act(jni);
    unlock();
    number_packet(&item->packet);
    if (current && item->packet.length > 0)
        transport_send(item->packet.data, item->packet.length);
    out_free(&item->packet);
    finish(item);
}

void JNICALL sender_run(jvmtiEnv *env UNUSED, JNIEnv *jni, void *arg UNUSED)
{
    thread_is_ours = true;
    for (;;) { /* as long as the VM: a method that a debugger called may end after the last of them has gone */
        Item *item = take();
        if ((*jni)->PushLocalFrame(jni, 64) == 0) {
            work_off(jni, item);
            (*jni)->PopLocalFrame(jni, NULL);
        }
    }
}
