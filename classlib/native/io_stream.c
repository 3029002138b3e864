/* SPDX-License-Identifier: MIT */
/*
 * io_stream.c: the natives of java.io.FileInputStream and FileOutputStream.
 *
 * There is nothing to do in them that Java could not do; they are there because agents look for them: one that wants
 * to see or to replace what a program reads and writes puts its own function before open0, readBytes, writeBytes and
 * the like (JVMTI NativeMethodBind, JNI RegisterNatives). Each takes the stream's descriptor and calls the method of
 * FileDescriptor that does the work; what that throws stays pending.
 *
 * Owns: the ids below, looked up at first use. Two threads may both look up; they find the same.
 * Locks: none.
 *
 * Read next: classlib/java/java.base/java/io/FileDescriptor.java, io_posix.c.
 */
#include <jni.h>
#include <stdatomic.h>
#include <stddef.h>

/* A method of FileDescriptor, or the field `fd` of a stream class. */
typedef struct Member {
    const char *name, *sig;
    _Atomic(void *) id;
} Member;

static Member in_fd = {"fd", "Ljava/io/FileDescriptor;", NULL}, out_fd = {"fd", "Ljava/io/FileDescriptor;", NULL};
static Member open_to_read = {"openToRead", "(Ljava/lang/String;)V", NULL};
static Member open_to_write = {"openToWrite", "(Ljava/lang/String;Z)V", NULL};
static Member read_byte = {"readByte", "()I", NULL}, read_bytes = {"read", "([BII)I", NULL};
static Member write_byte = {"writeByte", "(I)V", NULL}, write_bytes = {"write", "([BII)V", NULL};
static Member skip_bytes = {"skip", "(J)J", NULL}, available = {"available", "()I", NULL};

/* The stream's descriptor; NULL with an exception pending. The field is that of the class which declares the native,
 * whatever fields a subclass has. */
static jobject descriptor(JNIEnv *env, jobject stream, Member *field, const char *class_name)
{
    jfieldID id = atomic_load(&field->id);
    if (id == NULL) {
        jclass c = (*env)->FindClass(env, class_name);
        id = c != NULL ? (*env)->GetFieldID(env, c, field->name, field->sig) : NULL;
        atomic_store(&field->id, id);
    }
    return id != NULL ? (*env)->GetObjectField(env, stream, id) : NULL;
}

static jmethodID method(JNIEnv *env, jobject fd, Member *m)
{
    jmethodID id = atomic_load(&m->id);
    if (id == NULL && fd != NULL) {
        id = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, fd), m->name, m->sig);
        atomic_store(&m->id, id);
    }
    return fd != NULL ? id : NULL;
}

static jobject input(JNIEnv *env, jobject stream)
{
    return descriptor(env, stream, &in_fd, "java/io/FileInputStream");
}

static jobject output(JNIEnv *env, jobject stream)
{
    return descriptor(env, stream, &out_fd, "java/io/FileOutputStream");
}

#define INPUT(ret, name)  JNIEXPORT ret JNICALL Java_java_io_FileInputStream_##name
#define OUTPUT(ret, name) JNIEXPORT ret JNICALL Java_java_io_FileOutputStream_##name

INPUT(void, open0)(JNIEnv *env, jobject self, jstring path)
{
    jobject fd = input(env, self);
    jmethodID id = method(env, fd, &open_to_read);
    if (id != NULL)
        (*env)->CallVoidMethod(env, fd, id, path);
}

INPUT(jint, read0)(JNIEnv *env, jobject self)
{
    jobject fd = input(env, self);
    jmethodID id = method(env, fd, &read_byte);
    return id != NULL ? (*env)->CallIntMethod(env, fd, id) : -1;
}

INPUT(jint, readBytes)(JNIEnv *env, jobject self, jbyteArray b, jint off, jint len)
{
    jobject fd = input(env, self);
    jmethodID id = method(env, fd, &read_bytes);
    return id != NULL ? (*env)->CallIntMethod(env, fd, id, b, off, len) : -1;
}

INPUT(jlong, skip0)(JNIEnv *env, jobject self, jlong n)
{
    jobject fd = input(env, self);
    jmethodID id = method(env, fd, &skip_bytes);
    return id != NULL ? (*env)->CallLongMethod(env, fd, id, n) : 0;
}

INPUT(jint, available0)(JNIEnv *env, jobject self)
{
    jobject fd = input(env, self);
    jmethodID id = method(env, fd, &available);
    return id != NULL ? (*env)->CallIntMethod(env, fd, id) : 0;
}

OUTPUT(void, open0)(JNIEnv *env, jobject self, jstring path, jboolean append)
{
    jobject fd = output(env, self);
    jmethodID id = method(env, fd, &open_to_write);
    if (id != NULL)
        (*env)->CallVoidMethod(env, fd, id, path, append);
}

/* `append` says how the file was opened; the system knows. */
OUTPUT(void, write)(JNIEnv *env, jobject self, jint b, jboolean append)
{
    (void)append;
    jobject fd = output(env, self);
    jmethodID id = method(env, fd, &write_byte);
    if (id != NULL)
        (*env)->CallVoidMethod(env, fd, id, b);
}

OUTPUT(void, writeBytes)(JNIEnv *env, jobject self, jbyteArray b, jint off, jint len, jboolean append)
{
    (void)append;
    jobject fd = output(env, self);
    jmethodID id = method(env, fd, &write_bytes);
    if (id != NULL)
        (*env)->CallVoidMethod(env, fd, id, b, off, len);
}
