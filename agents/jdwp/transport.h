/* transport.h - dt_socket: a TCP connection to a debugger. One at a time. */
#ifndef AGENT_JDWP_TRANSPORT_H
#define AGENT_JDWP_TRANSPORT_H

#include "options.h"
#include "packet.h"

/* Server: binds and listens, and prints where unless quiet. The port stays the same from then on. False: said why. */
bool transport_listen(Options *options);
/* The port that we listen on, as text. */
const char *transport_port(void);

typedef enum { CONNECT_OK, CONNECT_RETRY, CONNECT_TIMEOUT, CONNECT_FAILED } ConnectResult;
/* Server: waits for a debugger that may connect and shakes hands. RETRY: somebody else came; ask again. */
ConnectResult transport_accept(const Options *options);
/* Client: connects and shakes hands. */
ConnectResult transport_attach(const Options *options);
void transport_stop_listening(void);

/* Reads one whole packet into *packet (to be freed by out_free; the header is part of it). False: the connection is
 * over. */
bool transport_read(Out *packet);
/* Sends one packet; packets of several threads do not mix. False: the connection is over. */
bool transport_send(const uint8_t *data, size_t length);
/* Ends the connection: readers return. transport_close gives the socket back; only the reader calls it. */
void transport_shutdown(void);
void transport_close(void);

#endif
