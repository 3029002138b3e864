/* image.h - the class library's classes, parsed when it was built: the file lib/classlib.image.
 *
 *   [ImageHeader] [half: what every start needs] [half: all else]
 *
 *   half  [Symbol] ... [slots, still parts] ... [ImageClass, parts] ...
 *         [buckets: where the half's symbols are, 4 bytes each]
 *         [ImagePlace for each class of the jar whose name is a symbol of the half]
 *
 * tools/mkimage writes it with the VM's own parser, so the structures in it are those of vm/class, of the same build.
 * What was a pointer is an offset there, and becomes a pointer again when its class is first asked for:
 *
 *   u2 slot ... | Const[], bytecode ...        ImageClass | ClassFile, values, MemberInfo[], CodeInfo ...
 *    |          ^ still parts                               ^ parts
 *    +- number of an 8-byte word of the parts: first those that point into the parts, then those into the still parts,
 *       then those into the bytes of the class file, which stay in the jar, then those to Symbols
 *
 * What is never written stands apart, still: a page that is written is copied, and those of the parts all are.
 * What a start reads of the class files themselves, bytecode and handlers, is among the still parts of the first half's
 * classes, so that it does not touch the jar.
 * Sizes are multiples of 8, offsets count from the start of the file but for those just named. */
#ifndef VM_IMAGE_H
#define VM_IMAGE_H

#include "vm/class/classfile.h"

/* The symbols of a half (symbols_adopt), and its places. */
typedef struct ImageHalf {
    u4 buckets, bucket_count, end; /* end: of the symbols */
    u4 places, place_count, zero;
    u8 places_check; /* image_sum of all ImagePlaces */
} ImageHalf;

typedef struct ImageHeader {
    u8 magic;             /* IMAGE_MAGIC */
    u8 layout;            /* image_layout() of who wrote it */
    u8 jar, jar_size;     /* the number of the class library (jar_file), and its size */
    u8 size;              /* of the file */
    u4 front, front_size; /* the ImageClasses, and their parts, that every start needs */
    ImageHalf halves[2];
    u8 check; /* image_sum of all before this */
} ImageHeader;

/* A class file of the jar; those of a half stand in the order of `name`: the offset of its name's Symbol, where it
 * begins in the jar, its length there, and where its ImageClass is here (0: it is no class, but a module's
 * declaration). */
typedef struct ImagePlace {
    u4 name, at, len, here;
} ImagePlace;

/* Behind it its parts. */
typedef struct ImageClass {
    _Atomic(u4) taken; /* its pointers are pointers now */
    u4 size;           /* bytes from still_check on, its parts included */
    u8 check;          /* image_sum of these */
    u8 still_check;    /* image_sum of its slots and still parts */
    u4 still;          /* where these are */
    u4 still_size;
    u4 inner, to_still, outer, symbols; /* counts of slots */
} ImageClass;

#define IMAGE_MAGIC 0x6567616d69767467u /* "gtvimage" */

static inline u8 image_sum(const void *bytes, size_t size)
{
    const u8 *words = bytes, factor = 0x9e3779b97f4a7c15u;
    u8 a = size, b = factor;
    for (size_t i = 0; i + 1 < size / 8; i += 2) {
        a = (a ^ words[i]) * factor;
        b = (b ^ words[i + 1]) * factor;
    }
    if (size / 8 % 2 != 0)
        a = (a ^ words[size / 8 - 1]) * factor;
    return a ^ b >> 32 ^ b << 32;
}

/* The sizes of all structures that stand in an image: another build's are others. */
static inline u8 image_layout(void)
{
    const u8 sizes[] = {sizeof(ClassFile), sizeof(Const),      sizeof(MemberInfo),    sizeof(CodeInfo),
                        sizeof(RareInfo),  sizeof(InnerInfo),  sizeof(BootstrapInfo), sizeof(RecordInfo),
                        sizeof(Symbol),    sizeof(ImageClass), sizeof(ImageHeader)};
    return image_sum(sizes, sizeof sizes);
}

/* Maps the image. It is left aside, and classes are parsed, if it is missing, damaged or another build's. Before the
 * first symbol is made. */
void image_open(const char *path);
/* The class library is open: if it is the one that the image was made of, its classes are there from now on. */
void image_of_jar(const u1 *file, size_t size, u8 identity);
/* Finds a class file of the jar by the name of its class. False if nothing is known of the jar; *bytes NULL if it has
 * no such class. Any thread, as the next. */
bool image_find(const Symbol *name, const u1 **bytes, size_t *len);
/* The parsed form of that class file; NULL if there is none, for those who look at other bytes than image_find's, too.
 * Freed as others are. */
ClassFile *image_class(const Symbol *name, const u1 *bytes, size_t len);
void image_close(void);

#endif
