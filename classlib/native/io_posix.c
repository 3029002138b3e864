/* SPDX-License-Identifier: MIT */
/*
 * io_posix.c: the natives of jdk.internal.io.Posix, the file system calls of the class library.
 *
 * Owns nothing: file descriptors belong to the Java objects that opened them. Each function is one system call; a
 * failed one gives the negated errno, and Java turns it into the right exception. A call that a signal interrupts is
 * repeated.
 *
 * Invariants: Java has checked offsets and lengths of arrays before the call. Bytes are copied between the array and a
 * buffer of our own around the system call, so no array is pinned while a read blocks. A descriptor is opened with
 * O_CLOEXEC: child processes inherit only what they are meant to have.
 *
 * Locks: none. The calling thread is in native state during the whole call, so a blocked read stops nobody.
 *
 * Read next: classlib/java/java.base/jdk/internal/io/Posix.java, java/io/FileDescriptor.java; net_socket.c for sockets.
 */
#include "classlib/native/io_util.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define POSIX(ret, name) JNIEXPORT ret JNICALL Java_jdk_internal_io_Posix_##name

/* The flags of Posix.java. */
enum {
    F_READ = 1,
    F_WRITE = 2,
    F_CREATE = 4,
    F_TRUNCATE = 8,
    F_APPEND = 16,
    F_EXCLUSIVE = 32,
    F_SYNC = 64,
    F_NOFOLLOW = 128
};

/* The slots of Posix.stat. */
enum { S_MODE, S_SIZE, S_MTIME, S_ATIME, S_CTIME, S_INODE, S_DEVICE, S_UID, S_GID, S_LINKS, S_SLOTS };

static jint result(long r)
{
    return r < 0 ? -errno : (jint)r;
}

POSIX(jint, open)(JNIEnv *env, jclass cls, jstring path, jint flags, jint mode)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return -ENOMEM;
    int f = (flags & F_WRITE) ? (flags & F_READ) ? O_RDWR : O_WRONLY : O_RDONLY;
    if (flags & F_CREATE)
        f |= O_CREAT;
    if (flags & F_TRUNCATE)
        f |= O_TRUNC;
    if (flags & F_APPEND)
        f |= O_APPEND;
    if (flags & F_EXCLUSIVE)
        f |= O_EXCL;
    if (flags & F_SYNC)
        f |= O_SYNC;
    if (flags & F_NOFOLLOW)
        f |= O_NOFOLLOW;
    int fd;
    do
        fd = open(p, f | O_CLOEXEC, (mode_t)mode);
    while (fd < 0 && errno == EINTR);
    jint r = result(fd);
    free(p);
    return r;
}

POSIX(jint, close)(JNIEnv *env, jclass cls, jint fd)
{
    (void)env, (void)cls;
    return close(fd) < 0 && errno != EINTR ? -errno : 0;
}

static char *transfer_buffer(char *stack, jint len)
{
    return len <= IO_STACK_BUFFER ? stack : malloc((size_t)len);
}

static void transfer_done(char *stack, char *buf)
{
    if (buf != stack)
        free(buf);
}

/* A read at pos, or at the descriptor's own position if pos < 0. */
static jint read_bytes(JNIEnv *env, jint fd, jbyteArray b, jint off, jint len, jlong pos)
{
    char stack[IO_STACK_BUFFER];
    if (len > 1 << 20)
        len = 1 << 20;
    char *buf = transfer_buffer(stack, len);
    if (buf == NULL)
        return -ENOMEM;
    ssize_t n;
    do {
        n = pos < 0 ? read(fd, buf, (size_t)len) : pread(fd, buf, (size_t)len, pos);
    } while (n < 0 && errno == EINTR);
    jint r = result(n);
    if (n > 0)
        (*env)->SetByteArrayRegion(env, b, off, (jsize)n, (const jbyte *)buf);
    transfer_done(stack, buf);
    return r;
}

static jint write_bytes(JNIEnv *env, jint fd, jbyteArray b, jint off, jint len, jlong pos)
{
    char stack[IO_STACK_BUFFER];
    char *buf = transfer_buffer(stack, len);
    if (buf == NULL)
        return -ENOMEM;
    (*env)->GetByteArrayRegion(env, b, off, len, (jbyte *)buf);
    jint done = 0, r = 0;
    while (done < len) {
        size_t rest = (size_t)(len - done);
        ssize_t n = pos < 0 ? write(fd, buf + done, rest) : pwrite(fd, buf + done, rest, pos + done);
        if (n >= 0) {
            done += (jint)n;
        } else if (errno != EINTR) {
            r = -errno;
            break;
        }
    }
    transfer_done(stack, buf);
    return r;
}

POSIX(jint, read)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len)
{
    (void)cls;
    return read_bytes(env, fd, b, off, len, -1);
}

POSIX(jint, write)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len)
{
    (void)cls;
    return write_bytes(env, fd, b, off, len, -1);
}

POSIX(jint, pread)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len, jlong pos)
{
    (void)cls;
    return read_bytes(env, fd, b, off, len, pos);
}

POSIX(jint, pwrite)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len, jlong pos)
{
    (void)cls;
    return write_bytes(env, fd, b, off, len, pos);
}

POSIX(jlong, seek)(JNIEnv *env, jclass cls, jint fd, jlong off, jint whence)
{
    (void)env, (void)cls;
    off_t r = lseek(fd, off, whence == 0 ? SEEK_SET : whence == 1 ? SEEK_CUR : SEEK_END);
    return r < 0 ? -errno : r;
}

POSIX(jlong, available)(JNIEnv *env, jclass cls, jint fd)
{
    (void)env, (void)cls;
    struct stat st;
    if (fstat(fd, &st) < 0)
        return -errno;
    if (S_ISREG(st.st_mode)) {
        off_t here = lseek(fd, 0, SEEK_CUR);
        return here < 0 ? -errno : here < st.st_size ? st.st_size - here : 0;
    }
    int n = 0;
    return ioctl(fd, FIONREAD, &n) < 0 ? -errno : n;
}

POSIX(jint, truncate)(JNIEnv *env, jclass cls, jint fd, jlong length)
{
    (void)env, (void)cls;
    return result(ftruncate(fd, length));
}

POSIX(jint, sync)(JNIEnv *env, jclass cls, jint fd)
{
    (void)env, (void)cls;
    return result(fsync(fd));
}

POSIX(jint, lock)(JNIEnv *env, jclass cls, jint fd, jlong pos, jlong size, jint kind, jboolean wait)
{
    (void)env, (void)cls;
    struct flock l = {0};
    l.l_type = kind == 0 ? F_UNLCK : kind == 1 ? F_RDLCK : F_WRLCK;
    l.l_whence = SEEK_SET;
    l.l_start = pos;
    l.l_len = size == INT64_MAX ? 0 : size;
    return result(fcntl(fd, wait ? F_SETLKW : F_SETLK, &l));
}

POSIX(jint, pipe)(JNIEnv *env, jclass cls, jintArray ends)
{
    (void)cls;
    int p[2];
    if (pipe2(p, O_CLOEXEC) < 0)
        return -errno;
    jint both[2] = {p[0], p[1]};
    (*env)->SetIntArrayRegion(env, ends, 0, 2, both);
    return 0;
}

static jlong nanos(struct timespec t)
{
    return (jlong)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void give_stat(JNIEnv *env, const struct stat *st, jlongArray out)
{
    jlong v[S_SLOTS];
    v[S_MODE] = st->st_mode;
    v[S_SIZE] = st->st_size;
    v[S_MTIME] = nanos(st->st_mtim);
    v[S_ATIME] = nanos(st->st_atim);
    v[S_CTIME] = nanos(st->st_ctim);
    v[S_INODE] = (jlong)st->st_ino;
    v[S_DEVICE] = (jlong)st->st_dev;
    v[S_UID] = st->st_uid;
    v[S_GID] = st->st_gid;
    v[S_LINKS] = (jlong)st->st_nlink;
    (*env)->SetLongArrayRegion(env, out, 0, S_SLOTS, v);
}

POSIX(jint, stat)(JNIEnv *env, jclass cls, jstring path, jboolean follow, jlongArray out)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return -ENOMEM;
    struct stat st;
    jint r = result(follow ? stat(p, &st) : lstat(p, &st));
    free(p);
    if (r == 0)
        give_stat(env, &st, out);
    return r;
}

POSIX(jint, fstat)(JNIEnv *env, jclass cls, jint fd, jlongArray out)
{
    (void)cls;
    struct stat st;
    if (fstat(fd, &st) < 0)
        return -errno;
    give_stat(env, &st, out);
    return 0;
}

/* The names of an open directory as a malloc array of malloc strings; *count is how many. NULL without memory. */
static char **read_names(DIR *d, jint *count)
{
    jint n = 0, cap = 16;
    char **names = malloc((size_t)cap * sizeof *names);
    for (struct dirent *e; names != NULL && (e = readdir(d)) != NULL;) {
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        if (n == cap) {
            cap *= 2;
            char **more = realloc(names, (size_t)cap * sizeof *names);
            if (more == NULL)
                break;
            names = more;
        }
        names[n] = strdup(e->d_name);
        if (names[n] == NULL)
            break;
        n++;
    }
    *count = n;
    return names;
}

POSIX(jobjectArray, list)(JNIEnv *env, jclass cls, jstring dir, jintArray err)
{
    (void)cls;
    char *p = io_utf8(env, dir);
    if (p == NULL)
        return NULL;
    DIR *d = opendir(p);
    jint e = d == NULL ? -errno : 0;
    free(p);
    if (err != NULL)
        (*env)->SetIntArrayRegion(env, err, 0, 1, &e);
    if (d == NULL)
        return NULL;
    jint n = 0;
    char **names = read_names(d, &n);
    closedir(d);
    if (names == NULL) {
        io_no_memory(env);
        return NULL;
    }
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray a = string == NULL ? NULL : (*env)->NewObjectArray(env, n, string, NULL);
    for (jint i = 0; i < n; i++) {
        jstring s = a == NULL ? NULL : io_string(env, names[i], strlen(names[i]));
        if (s == NULL)
            a = NULL;
        else
            (*env)->SetObjectArrayElement(env, a, i, s);
        if ((*env)->ExceptionCheck(env))
            a = NULL;
        if (s != NULL)
            (*env)->DeleteLocalRef(env, s);
        free(names[i]);
    }
    free(names);
    return a;
}

/* Calls that take one path, or two. */
typedef int one_path(const char *path, long arg);

static jint with_path(JNIEnv *env, jstring path, one_path *fn, long arg)
{
    char *p = io_utf8(env, path);
    if (p == NULL)
        return -ENOMEM;
    int r;
    do
        r = fn(p, arg);
    while (r < 0 && errno == EINTR);
    jint res = result(r);
    free(p);
    return res;
}

static jint with_paths(JNIEnv *env, jstring a, jstring b, int (*fn)(const char *, const char *))
{
    char *p = io_utf8(env, a), *q = p == NULL ? NULL : io_utf8(env, b);
    jint r = q == NULL ? -ENOMEM : result(fn(p, q));
    free(p);
    free(q);
    return r;
}

static int do_mkdir(const char *p, long mode)
{
    return mkdir(p, (mode_t)mode);
}
static int do_rmdir(const char *p, long arg)
{
    (void)arg;
    return rmdir(p);
}
static int do_unlink(const char *p, long arg)
{
    (void)arg;
    return unlink(p);
}
static int do_access(const char *p, long mode)
{
    return access(p, (int)mode);
}
static int do_chmod(const char *p, long mode)
{
    return chmod(p, (mode_t)mode);
}

POSIX(jint, mkdir)(JNIEnv *env, jclass cls, jstring path, jint mode)
{
    (void)cls;
    return with_path(env, path, do_mkdir, mode);
}

POSIX(jint, rmdir)(JNIEnv *env, jclass cls, jstring path)
{
    (void)cls;
    return with_path(env, path, do_rmdir, 0);
}

POSIX(jint, unlink)(JNIEnv *env, jclass cls, jstring path)
{
    (void)cls;
    return with_path(env, path, do_unlink, 0);
}

POSIX(jint, access)(JNIEnv *env, jclass cls, jstring path, jint mode)
{
    (void)cls;
    return with_path(env, path, do_access, mode);
}

POSIX(jint, chmod)(JNIEnv *env, jclass cls, jstring path, jint mode)
{
    (void)cls;
    return with_path(env, path, do_chmod, mode);
}

POSIX(jint, rename)(JNIEnv *env, jclass cls, jstring from, jstring to)
{
    (void)cls;
    return with_paths(env, from, to, rename);
}

POSIX(jint, link)(JNIEnv *env, jclass cls, jstring existing, jstring path)
{
    (void)cls;
    return with_paths(env, existing, path, link);
}

POSIX(jint, symlink)(JNIEnv *env, jclass cls, jstring target, jstring path)
{
    (void)cls;
    return with_paths(env, target, path, symlink);
}

POSIX(jint, chown)(JNIEnv *env, jclass cls, jstring path, jint uid, jint gid, jboolean follow)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return -ENOMEM;
    jint r = result(follow ? chown(p, (uid_t)uid, (gid_t)gid) : lchown(p, (uid_t)uid, (gid_t)gid));
    free(p);
    return r;
}

static struct timespec timespec_of(jlong nanoseconds)
{
    struct timespec t = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    if (t.tv_nsec < 0) {
        t.tv_nsec += 1000000000;
        t.tv_sec--;
    }
    return t;
}

POSIX(jint, utimes)(JNIEnv *env, jclass cls, jstring path, jlong atime, jlong mtime)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return -ENOMEM;
    struct timespec t[2] = {timespec_of(atime), timespec_of(mtime)};
    jint r = result(utimensat(AT_FDCWD, p, t, 0));
    free(p);
    return r;
}

POSIX(jstring, readlink)(JNIEnv *env, jclass cls, jstring path)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return NULL;
    char buf[PATH_MAX];
    ssize_t n = readlink(p, buf, sizeof buf);
    free(p);
    return n < 0 ? NULL : io_string(env, buf, (size_t)n);
}

POSIX(jstring, realpath)(JNIEnv *env, jclass cls, jstring path)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return NULL;
    char *real = realpath(p, NULL);
    free(p);
    jstring s = real == NULL ? NULL : io_string(env, real, strlen(real));
    free(real);
    return s;
}

POSIX(jlong, space)(JNIEnv *env, jclass cls, jstring path, jint kind)
{
    (void)cls;
    char *p = io_utf8(env, path);
    if (p == NULL)
        return -ENOMEM;
    struct statvfs st;
    int r = statvfs(p, &st);
    int e = errno;
    free(p);
    if (r < 0)
        return -e;
    return (jlong)((kind == 0 ? st.f_blocks : kind == 1 ? st.f_bfree : st.f_bavail) * st.f_frsize);
}

POSIX(jstring, idName)(JNIEnv *env, jclass cls, jint id, jboolean group)
{
    (void)cls;
    char buf[4096];
    const char *name = NULL;
    struct passwd pw, *pwp = NULL;
    struct group gr, *grp = NULL;
    if (group) {
        if (getgrgid_r((gid_t)id, &gr, buf, sizeof buf, &grp) == 0 && grp != NULL)
            name = gr.gr_name;
    } else {
        if (getpwuid_r((uid_t)id, &pw, buf, sizeof buf, &pwp) == 0 && pwp != NULL)
            name = pw.pw_name;
    }
    return name == NULL ? NULL : io_string(env, name, strlen(name));
}

POSIX(jint, idNumber)(JNIEnv *env, jclass cls, jstring name, jboolean group)
{
    (void)cls;
    char *p = io_utf8(env, name);
    if (p == NULL)
        return -1;
    char buf[4096];
    jint id = -1;
    struct passwd pw, *pwp = NULL;
    struct group gr, *grp = NULL;
    if (group) {
        if (getgrnam_r(p, &gr, buf, sizeof buf, &grp) == 0 && grp != NULL)
            id = (jint)gr.gr_gid;
    } else {
        if (getpwnam_r(p, &pw, buf, sizeof buf, &pwp) == 0 && pwp != NULL)
            id = (jint)pw.pw_uid;
    }
    free(p);
    return id;
}

POSIX(jboolean, isatty)(JNIEnv *env, jclass cls, jint fd)
{
    (void)env, (void)cls;
    return isatty(fd) ? JNI_TRUE : JNI_FALSE;
}

POSIX(jstring, strerror)(JNIEnv *env, jclass cls, jint number)
{
    (void)cls;
    char buf[256];
    const char *text = strerror_r(number, buf, sizeof buf);
    return io_string(env, text, strlen(text));
}
