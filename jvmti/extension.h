/* extension.h - the extension events of this VM: events that the specification does not number. */
#ifndef JVMTI_EXTENSION_H
#define JVMTI_EXTENSION_H

#include "jvmti/env.h"

/* Whether SetEventNotificationMode takes this number although it is none of the specification's. Any state. */
bool extension_is_event(jvmtiEvent event);
/* Turns such an event on or off for an environment; a callback that is set has turned it on. Any state. */
void extension_set_mode(Env *env, jvmtiEventMode mode, jvmtiEvent event);
/* The PROBE_ bits of the extension events that are to be sent to an environment. ti_lock held. */
u4 extension_mask(const Env *env);
/* An object with this tag is dead: ObjectDead. World stopped, by the collector. */
void extension_object_dead(Env *env, jlong tag);
/* Fills in the probes of these events. Before vm_create. */
void extension_install(void);

#endif
