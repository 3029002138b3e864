package java.lang;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.reflect.Reflection;

/** Walks the frames of the current thread. The frames are collected before the walk begins. */
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
        private final Iterator<StackFrame> all;
        boolean walking = true;

        Frames(Iterator<StackFrame> all) {
            this.all = all;
        }

        @Override
        public boolean hasNext() {
            if (!walking) {
                throw new IllegalStateException("This stack stream is not valid for walking.");
            }
            return all.hasNext();
        }

        @Override
        public StackFrame next() {
            return all.next();
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

    /** Four for each frame, top first: Class, descriptor, Integer bci, StackTraceElement. */
    private static native Object[] frames0();

    private static boolean isReflection(String className) {
        return className.equals("java.lang.reflect.Method") || className.equals("java.lang.reflect.Constructor")
                || className.startsWith("jdk.internal.reflect.");
    }

    private List<StackFrame> frames() {
        Object[] raw = frames0();
        boolean retain = options.contains(Option.RETAIN_CLASS_REFERENCE);
        boolean all = options.contains(Option.SHOW_REFLECT_FRAMES) || options.contains(Option.SHOW_HIDDEN_FRAMES);
        List<StackFrame> list = new ArrayList<>();
        for (int i = 0; i < raw.length; i += 4) {
            Class<?> c = (Class<?>) raw[i];
            if (c == StackWalker.class || !all && isReflection(c.getName())) {
                continue;
            }
            StackTraceElement[] one = {(StackTraceElement) raw[i + 3]};
            list.add(new Frame(retain, c, (String) raw[i + 1], (Integer) raw[i + 2],
                    StackTraceElement.complete(one)[0]));
        }
        return list;
    }

    public <T> T walk(Function<? super Stream<StackFrame>, ? extends T> function) {
        Objects.requireNonNull(function);
        Frames it = new Frames(frames().iterator());
        try {
            return function.apply(StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, Spliterator.ORDERED),
                    false));
        } finally {
            it.walking = false;
        }
    }

    public void forEach(Consumer<? super StackFrame> action) {
        Objects.requireNonNull(action);
        for (Iterator<StackFrame> it = frames().iterator(); it.hasNext();) {
            action.accept(it.next());
        }
    }

    public Class<?> getCallerClass() {
        if (!options.contains(Option.RETAIN_CLASS_REFERENCE)) {
            throw new UnsupportedOperationException(
                    "This stack walker does not have RETAIN_CLASS_REFERENCE access");
        }
        Class<?> c = Reflection.getCallerClass(2);
        if (c == null) {
            throw new IllegalCallerException("no caller frame");
        }
        return c;
    }
}
