package java.lang;

import java.lang.invoke.MethodType;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.reflect.Reflection;

/** Walks the frames of the current thread. They are looked at in parts, as the walk goes on. */
public final class StackWalker {
    /** What a walker shows. */
    public enum Option {
        RETAIN_CLASS_REFERENCE, SHOW_REFLECT_FRAMES, SHOW_HIDDEN_FRAMES, DROP_METHOD_INFO
    }

    /** One frame. */
    public interface StackFrame {
        String getClassName();

        String getMethodName();

        Class<?> getDeclaringClass();

        default MethodType getMethodType() {
            throw new UnsupportedOperationException();
        }

        default String getDescriptor() {
            throw new UnsupportedOperationException();
        }

        int getByteCodeIndex();

        String getFileName();

        int getLineNumber();

        boolean isNativeMethod();

        StackTraceElement toStackTraceElement();
    }

    private static final class Frame implements StackFrame {
        private final boolean retain;
        private final Class<?> c;
        private final String descriptor;
        private final int bci;
        private final StackTraceElement element;

        Frame(boolean retain, Class<?> c, String descriptor, int bci, StackTraceElement element) {
            this.retain = retain;
            this.c = c;
            this.descriptor = descriptor;
            this.bci = bci;
            this.element = element;
        }

        private void checkRetained() {
            if (!retain) {
                throw new UnsupportedOperationException("No access to RETAIN_CLASS_REFERENCE");
            }
        }

        @Override
        public String getClassName() {
            return c.getName();
        }

        @Override
        public String getMethodName() {
            return element.getMethodName();
        }

        @Override
        public Class<?> getDeclaringClass() {
            checkRetained();
            return c;
        }

        @Override
        public MethodType getMethodType() {
            checkRetained();
            return MethodType.fromMethodDescriptorString(descriptor, c.getClassLoader());
        }

        @Override
        public String getDescriptor() {
            return descriptor;
        }

        @Override
        public int getByteCodeIndex() {
            return bci;
        }

        @Override
        public String getFileName() {
            return element.getFileName();
        }

        @Override
        public int getLineNumber() {
            return element.getLineNumber();
        }

        @Override
        public boolean isNativeMethod() {
            return element.isNativeMethod();
        }

        @Override
        public StackTraceElement toStackTraceElement() {
            return element;
        }

        @Override
        public String toString() {
            return element.toString();
        }
    }

    /** The frames of one walk, which nobody can have after its end. */
    private static final class Frames implements Iterator<StackFrame> {
        private final boolean retain;
        private final boolean all;
        private int left = depth0() - 1; // from the bottom, not looked at yet; the first is who makes this
        private int part = 8;
        private Object[] raw = {};
        private int at;
        private StackFrame next;
        boolean walking = true;

        Frames(Set<Option> options) {
            retain = options.contains(Option.RETAIN_CLASS_REFERENCE);
            all = options.contains(Option.SHOW_REFLECT_FRAMES) || options.contains(Option.SHOW_HIDDEN_FRAMES);
        }

        @Override
        public boolean hasNext() {
            if (!walking) {
                throw new IllegalStateException("This stack stream is not valid for walking.");
            }
            while (next == null && (at < raw.length || left > 0)) {
                if (at == raw.length) {
                    raw = frames0(left, part);
                    left -= part;
                    part = Math.min(2 * part, 1 << 16); // each costs a way down to its place, too
                    at = 0;
                } else {
                    next = frame();
                    at += 4;
                }
            }
            return next != null;
        }

        /** The frame that stands at `at`, or null if it is not shown. */
        private StackFrame frame() {
            Class<?> c = (Class<?>) raw[at];
            if (c == StackWalker.class || c == Frames.class || !all && isReflection(c.getName())) {
                return null;
            }
            StackTraceElement[] one = {(StackTraceElement) raw[at + 3]};
            return new Frame(retain, c, (String) raw[at + 1], (Integer) raw[at + 2],
                    StackTraceElement.complete(one)[0]);
        }

        @Override
        public StackFrame next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            StackFrame f = next;
            next = null;
            return f;
        }
    }

    private static final StackWalker PLAIN = new StackWalker(EnumSet.noneOf(Option.class));

    private final Set<Option> options;

    private StackWalker(Set<Option> options) {
        this.options = options;
    }

    public static StackWalker getInstance() {
        return PLAIN;
    }

    public static StackWalker getInstance(Option option) {
        return new StackWalker(EnumSet.of(Objects.requireNonNull(option)));
    }

    public static StackWalker getInstance(Set<Option> options) {
        return options.isEmpty() ? PLAIN : new StackWalker(EnumSet.copyOf(options));
    }

    public static StackWalker getInstance(Set<Option> options, int estimateDepth) {
        if (estimateDepth <= 0) {
            throw new IllegalArgumentException("estimateDepth must be > 0");
        }
        return getInstance(options);
    }

    /** How many frames are under the caller's own native one. */
    private static native int depth0();

    /**
     * Four for each frame, top first: Class, descriptor, Integer bci, StackTraceElement. from: counted from the bottom.
     */
    private static native Object[] frames0(int from, int count);

    private static boolean isReflection(String className) {
        return className.equals("java.lang.reflect.Method") || className.equals("java.lang.reflect.Constructor")
                || className.startsWith("jdk.internal.reflect.");
    }

    public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
        Objects.requireNonNull(function);
        Frames it = new Frames(options);
        try {
            return function.apply(StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, Spliterator.ORDERED),
                    false));
        } finally {
            it.walking = false;
        }
    }

    public void forEach(Consumer<? super StackFrame> action) {
        Objects.requireNonNull(action);
        for (Iterator<StackFrame> it = new Frames(options); it.hasNext();) {
            action.accept(it.next());
        }
    }

    public Class<?> getCallerClass() {
        if (!options.contains(Option.RETAIN_CLASS_REFERENCE)) {
            throw new UnsupportedOperationException(
                    "This stack walker does not have RETAIN_CLASS_REFERENCE access");
        }
        Class<?> c = Reflection.getShownCaller(2);
        if (c == null) {
            throw new IllegalCallerException("no caller frame");
        }
        return c;
    }
}
