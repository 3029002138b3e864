"""tivm.py - the VM's data as gdb shows them, of a live process or a core.

    gdb -x tools/gdb/tivm.py -p PID        gdb -x tools/gdb/tivm.py build/image/bin/java CORE

    tivm-threads        every thread: id, RUNNING or SAFE, what it does, what is asked of it
    tivm-bt [ID]        its Java stack (all threads' without ID): method, bytecode index, line
    $class_of(o)        the Class of an Object
    $object_in(slot)    the Object that a field or element, a HeapRef, refers to

Pointers to Symbol, Class, Method, Object, Frame and Thread print what they stand for. Nothing in the process is called, so a core will do.
"""
import gdb

FRAME_ENTRY, FRAME_NATIVE, FRAME_CHUNK = 1, 2, 8
CODE_LINES = 0  # of CodeTable
REQUESTS = ((8, "WORLD"), (9, "HANDSHAKE"), (10, "SUSPEND"), (11, "PROBES"), (12, "ASYNC"), (13, "HOLD"))
STATES = ((0x0002, "terminated"), (0x0400, "blocked"), (0x0100, "in Object.wait"), (0x0200, "parked"), (0x0040, "sleeping"),
          (0x0004, "runnable"))


def text_of(symbol):
    """A Symbol's text; the empty string for NULL."""
    if int(symbol) == 0:
        return ""
    bytes_of = gdb.selected_inferior().read_memory(int(symbol["text"].address), int(symbol["len"]))
    return bytes(bytes_of).decode("utf-8", "replace")


def atomic(value):
    """The value of an _Atomic field, whose type some versions of gdb print, but do not follow."""
    return value.cast(value.type.unqualified())


def low_address(word, kind):
    """What 32 bits in the heap name (vm/base/low.h)."""
    return gdb.Value(int(word) << 3).cast(gdb.lookup_type(kind).pointer())


def class_of(o):
    return low_address(o["class_word"], "Class")


def class_name(cls):
    return "NULL" if int(cls) == 0 else text_of(cls["name"]).replace("/", ".")


def method_name(method):
    return "NULL" if int(method) == 0 else class_name(method["cls"]) + "." + text_of(method["name"]) + text_of(method["desc"])


def object_text(o):
    return "NULL" if int(o) == 0 else "%s@%x" % (class_name(class_of(o)), int(o))


def bci_of(frame):
    return int(frame["pc"] - frame["code"]["cells"])


def line_of(code, bci):
    """The line of the nearest entry at or before bci; None without a table."""
    info, file = code["info"], code["file"]
    place = 0 if int(info) == 0 else int(info["table_places"][CODE_LINES])
    if place == 0:
        return None
    length = int(file["len"])  # classfile_table: in the file, or behind it in what was joined
    data = file["bytes"] + place if place < length else file["joined"] + (place - length)
    best, line = -1, None
    for at in range(0, 4 * int(info["table_counts"][CODE_LINES]), 4):  # as in the file (JVMS 4.7.12): two u2 an entry
        start, number = (int(data[i]) << 8 | int(data[i + 1]) for i in (at, at + 2))
        if best < start <= bci:
            best, line = start, number
    return line


def frame_text(frame):
    flags = int(frame["flags"])
    if int(frame["code"]) == 0:
        return "(C called Java)" if flags & FRAME_ENTRY else "(next chunk of the stack)"
    name = method_name(frame["code"]["method"])
    if flags & FRAME_NATIVE:
        return name + " (native)"
    bci = bci_of(frame)
    line = line_of(frame["code"], bci)
    return "%s @%d%s" % (name, bci, "" if line is None else " line %d" % line)


def thread_text(t):
    word, where = int(atomic(t["word"])), int(atomic(t["where"]))
    state = int(atomic(t["state"]))
    asked = [name for bit, name in REQUESTS if word >> bit & 1]
    does = next((name for bits, name in STATES if state & bits), "new")
    return "thread %d %s, %s%s" % (int(t["id"]), "RUNNING" if where & 1 else "SAFE", does, ", asked: " + " ".join(asked) if asked else "")


class Printer:
    def __init__(self, value, text):
        self.value, self.text = value, text

    def to_string(self):
        if int(self.value) == 0:
            return "NULL"
        try:
            return "0x%x %s" % (int(self.value), self.text(self.value))
        except gdb.MemoryError:
            return "0x%x (not readable)" % int(self.value)


PRINTERS = {"Symbol": text_of, "Class": class_name, "Method": method_name, "Object": object_text, "Frame": frame_text, "Thread": thread_text}


def lookup(value):
    kind = value.type.strip_typedefs()
    if kind.code != gdb.TYPE_CODE_PTR:
        return None
    text = PRINTERS.get(kind.target().strip_typedefs().tag or "")
    return Printer(value, text) if text else None


def threads():
    t = gdb.parse_and_eval("'thread.c'::threads")
    while int(t) != 0:
        yield t
        t = t["next"]


class Threads(gdb.Command):
    """tivm-threads: the VM's threads and their states."""

    def __init__(self):
        super().__init__("tivm-threads", gdb.COMMAND_STACK)

    def invoke(self, argument, from_tty):
        for t in threads():
            print("%s (LWP %d)" % (thread_text(t), int(t["os_tid"])))


class Backtrace(gdb.Command):
    """tivm-bt [ID]: the Java stack of the thread with this id, or of all."""

    def __init__(self):
        super().__init__("tivm-bt", gdb.COMMAND_STACK)

    def invoke(self, argument, from_tty):
        for t in threads():
            if argument and int(t["id"]) != int(argument):
                continue
            print(thread_text(t))
            frame, n = atomic(t["frame"]), 0
            while int(frame) != 0:
                print("  #%-2d %s" % (n, frame_text(frame)))
                frame, n = frame["prev"], n + 1


class Function(gdb.Function):
    def __init__(self, name, invoke):
        super().__init__(name)
        self.invoke = invoke


gdb.pretty_printers.append(lookup)
Threads()
Backtrace()
Function("class_of", class_of)
Function("object_in", lambda slot: low_address(slot["raw_ref"], "Object"))
