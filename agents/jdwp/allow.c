/* allow.c - who may connect: the list of allow=.
 *
 * A list is "*", or addresses and networks with a plus sign between them: 10.1.2.3+192.168.0.0/16+::1. Addresses of
 * both families are compared as those of IPv6. No state. Read next: options.c.
 */
#include "allow.h"

#include "packet.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

typedef struct Network {
    uint8_t bytes[16]; /* IPv4 as ::ffff:a.b.c.d */
    int bits;
} Network;

static bool network_read(char *text, Network *net)
{
    char *slash = strchr(text, '/'), *end;
    long bits = -1;
    if (slash != NULL) {
        *slash = '\0';
        bits = strtol(slash + 1, &end, 10);
        if (slash[1] < '0' || slash[1] > '9' || *end != '\0')
            return false;
    }
    memset(net->bytes, 0, 10);
    net->bytes[10] = net->bytes[11] = 0xFF;
    int most = 32;
    if (inet_pton(AF_INET, text, net->bytes + 12) != 1) {
        most = 128;
        if (inet_pton(AF_INET6, text, net->bytes) != 1)
            return false;
    }
    net->bits = (int)(bits < 0 ? most : bits) + 128 - most;
    return bits <= most && (slash == NULL || bits > 0);
}

static bool network_holds(const Network *net, const uint8_t *address)
{
    for (int bit = 0; bit < net->bits; bit++) {
        if ((net->bytes[bit / 8] ^ address[bit / 8]) & (0x80 >> bit % 8))
            return false;
    }
    return true;
}

/* Walks the list. address == NULL: is the list well formed? Else: is the address in it? */
static bool allow_walk(const char *list, const uint8_t *address)
{
    if (strcmp(list, "*") == 0)
        return true;
    char *copy = mem_copy(list), *rest = copy, *item;
    bool valid = *list != '\0' && list[strlen(list) - 1] != '+', hit = false;
    while ((item = strsep(&rest, "+")) != NULL) {
        Network net;
        bool good = network_read(item, &net);
        valid = valid && good;
        hit = hit || (good && address != NULL && network_holds(&net, address));
    }
    free(copy);
    return address == NULL ? valid : hit;
}

bool allow_is_valid(const char *list)
{
    return allow_walk(list, NULL);
}

bool allow_has(const char *list, const struct sockaddr_storage *from)
{
    uint8_t address[16] = {[10] = 0xFF, [11] = 0xFF};
    if (list == NULL)
        return true;
    if (from->ss_family == AF_INET)
        memcpy(address + 12, &((const struct sockaddr_in *)from)->sin_addr, 4);
    else
        memcpy(address, &((const struct sockaddr_in6 *)from)->sin6_addr, 16);
    return allow_walk(list, address);
}
