/* allow.h - who may connect: the list of allow= */
#ifndef AGENT_JDWP_ALLOW_H
#define AGENT_JDWP_ALLOW_H

#include <stdbool.h>
#include <sys/socket.h>

/* Is the text a list of addresses? */
bool allow_is_valid(const char *list);
/* Is the address in the list? NULL is everybody. */
bool allow_has(const char *list, const struct sockaddr_storage *from);

#endif
