/* image.c - the mapped image of the class library (image.h).
 *
 * The mapping is private and writable: a class is turned from offsets into pointers where it stands, once, and is then
 * written to as any other ClassFile (resolved constants). The classes that every start needs lie in front, and their
 * pages are brought in by one call. Symbols of the image are read where they stand (symbols_adopt).
 *
 * No damage leads outside the mapping: the header, and the places of a half and each class before they are looked at,
 * have a checksum, and other offsets are compared with the size. The text of symbols is believed, as that of a class
 * file is.
 *
 * Nothing here is needed: where there is no image, or it does not fit the VM or the jar, or a class of it is damaged or
 * taken, the class file is parsed. Whoever wants to see the bytes of a class finds them in the jar, image or not.
 *
 * No lock: `taken` is claimed by one thread, and several may find out the same of a half's places. Read next:
 * loader_define.c; tools/mkimage.c, which writes it.
 */
#include "vm/load/image.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct Image {
    u1 *file; /* the mapping, or NULL */
    size_t size;
    const u1 *jar;              /* the class library as it is mapped, once that is known to be the right one */
    _Atomic(bool) looked_at[2]; /* the halves' places, and they are as they were written */
} image;

static const ImageHeader *header(void)
{
    return (const ImageHeader *)(const void *)image.file;
}

static bool is_ours(const ImageHeader *h, size_t size)
{
    return size >= sizeof *h && h->magic == IMAGE_MAGIC && h->layout == image_layout() && h->size == size &&
           h->check == image_sum(h, offsetof(ImageHeader, check));
}

static bool adopt_symbols(const ImageHeader *h)
{
    bool ok = true;
    for (const ImageHalf *half = h->halves; half < h->halves + COUNT_OF(h->halves); half++)
        ok = ok && symbols_adopt(image.file, half->buckets, half->bucket_count, half->end);
    return ok;
}

void image_open(const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat st;
    void *file = MAP_FAILED;
    if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0)
        file = mmap(NULL, (size_t)st.st_size, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    if (fd >= 0)
        close(fd);
    if (file == MAP_FAILED)
        return;
    image.file = file;
    image.size = (size_t)st.st_size;
    const ImageHeader *h = header();
    if (!is_ours(h, image.size) || !adopt_symbols(h))
        image_close();
}

void image_of_jar(const u1 *file, size_t size, u8 identity)
{
    if (image.file == NULL || identity != header()->jar || size != header()->jar_size)
        return;
    image.jar = file;
    memory_populate(image.file + header()->front, header()->front_size);
}

/* The places of a half; NULL if they are damaged. */
static const ImagePlace *places_of(const ImageHalf *half)
{
    const ImagePlace *places = (const ImagePlace *)(const void *)(image.file + half->places);
    _Atomic(bool) *looked_at = &image.looked_at[half - header()->halves];
    if (!atomic_load(looked_at)) {
        if (half->places_check != image_sum(places, half->place_count * sizeof *places))
            return NULL;
        atomic_store(looked_at, true);
    }
    return places;
}

static const ImagePlace *search(const ImagePlace *places, u4 count, size_t name)
{
    for (u4 from = 0, to = count; from < to;) {
        u4 middle = from + (to - from) / 2;
        if (places[middle].name == name)
            return &places[middle];
        if (places[middle].name < name)
            from = middle + 1;
        else
            to = middle;
    }
    return NULL;
}

/* Finds where a name's class is, *place NULL if the class library has none. False if that cannot be said. Symbols that
 * are not the image's lie elsewhere. */
static bool place_of(const Symbol *name, const ImagePlace **place)
{
    size_t at = (size_t)((const u1 *)name - image.file);
    const ImageHalf *half = &header()->halves[at >= header()->halves[0].end];
    const ImagePlace *places = at < image.size ? places_of(half) : NULL;
    *place = places != NULL ? search(places, half->place_count, at) : NULL;
    return at >= image.size || places != NULL;
}

bool image_find(const Symbol *name, const u1 **bytes, size_t *len)
{
    const ImagePlace *p;
    if (image.jar == NULL || !place_of(name, &p))
        return false;
    *bytes = p != NULL ? image.jar + p->at : NULL;
    *len = p != NULL ? p->len : 0;
    return true;
}

/* NULL if it is damaged, or there is none. */
static ImageClass *class_at(u4 here)
{
    if (here == 0 || here % 8 != 0 || here > image.size - sizeof(ImageClass))
        return NULL;
    ImageClass *c = (ImageClass *)(void *)(image.file + here);
    bool whole = c->size <= image.size - here - offsetof(ImageClass, still_check) &&
                 c->check == image_sum(&c->still_check, c->size) &&
                 c->still_check == image_sum(image.file + c->still, c->still_size);
    return whole ? c : NULL;
}

/* Adds the base to each word that the slots name; NULL stays. Answers the first slot behind them. */
static const u2 *bind(u8 *parts, const u2 *slot, u4 count, const void *base)
{
    for (const u2 *end = slot + count; slot < end; slot++)
        parts[*slot] += (uintptr_t)base;
    return slot;
}

ClassFile *image_class(const Symbol *name, const u1 *bytes, size_t len)
{
    const ImagePlace *p = NULL;
    if (image.jar == NULL || name == NULL || !place_of(name, &p) || p == NULL || bytes != image.jar + p->at ||
        len != p->len)
        return NULL;
    ImageClass *c = class_at(p->here);
    if (c == NULL || atomic_exchange(&c->taken, 1) != 0)
        return NULL;
    const u2 *slot = (const u2 *)(const void *)(image.file + c->still);
    size_t slots = (size_t)c->inner + c->to_still + c->outer + c->symbols;
    const u1 *still = image.file + c->still + ALIGN_UP(slots * sizeof *slot, 8);
    u8 *parts = (u8 *)(void *)(c + 1);
    slot = bind(parts, slot, c->inner, parts);
    slot = bind(parts, slot, c->to_still, still);
    slot = bind(parts, slot, c->outer, bytes);
    bind(parts, slot, c->symbols, image.file);
    return (ClassFile *)(void *)parts;
}

void image_close(void)
{
    if (image.file != NULL)
        munmap(image.file, image.size);
    memset(&image, 0, sizeof image);
}
