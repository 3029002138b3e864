// SPDX-License-Identifier: MIT
package java.io;

import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

/** Says of each class, array and reference in an object stream whether it may be read. */
@FunctionalInterface
public interface ObjectInputFilter {
    Status checkInput(FilterInfo filterInfo);

    /** What a filter says. */
    enum Status { UNDECIDED, ALLOWED, REJECTED }

    /** What is about to be read. */
    interface FilterInfo {
        Class<?> serialClass();

        long arrayLength();

        long depth();

        long references();

        long streamBytes();
    }

    static ObjectInputFilter allowFilter(final Predicate<Class<?>> predicate, final Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return new ObjectInputFilter() {
            @Override
            public Status checkInput(FilterInfo i) {
                if (i.serialClass() == null) return Status.UNDECIDED;
                return predicate.test(i.serialClass()) ? Status.ALLOWED : otherStatus;
            }
        };
    }

    static ObjectInputFilter rejectFilter(final Predicate<Class<?>> predicate, final Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return new ObjectInputFilter() {
            @Override
            public Status checkInput(FilterInfo i) {
                if (i.serialClass() == null) return Status.UNDECIDED;
                return predicate.test(i.serialClass()) ? Status.REJECTED : otherStatus;
            }
        };
    }

    static ObjectInputFilter merge(final ObjectInputFilter filter, final ObjectInputFilter anotherFilter) {
        Objects.requireNonNull(filter, "filter");
        if (anotherFilter == null) return filter;
        return new ObjectInputFilter() {
            @Override
            public Status checkInput(FilterInfo i) {
                Status a = Objects.requireNonNull(filter.checkInput(i));
                if (a == Status.REJECTED) return a;
                Status b = Objects.requireNonNull(anotherFilter.checkInput(i));
                if (b == Status.REJECTED) return b;
                return a == Status.ALLOWED || b == Status.ALLOWED ? Status.ALLOWED : Status.UNDECIDED;
            }
        };
    }

    static ObjectInputFilter rejectUndecidedClass(final ObjectInputFilter filter) {
        Objects.requireNonNull(filter, "filter");
        return new ObjectInputFilter() {
            @Override
            public Status checkInput(FilterInfo i) {
                Status s = Objects.requireNonNull(filter.checkInput(i));
                Class<?> c = i.serialClass();
                if (s != Status.UNDECIDED || c == null || Config.element(c).isPrimitive()) return s;
                return Status.REJECTED;
            }
        };
    }

    /** Makes filters of text, and keeps the filter and the filter factory of the VM. */
    final class Config {
        private static ObjectInputFilter serialFilter;
        private static boolean filterKnown;
        private static BinaryOperator<ObjectInputFilter> factory;
        private static boolean factoryUsed;

        private Config() {
        }

        /** The element type of an array class, down to the last dimension; other classes as they are. */
        private static Class<?> element(Class<?> c) {
            while (c.isArray()) c = c.getComponentType();
            return c;
        }

        public static synchronized ObjectInputFilter getSerialFilter() {
            if (!filterKnown) {
                filterKnown = true;
                String s = System.getProperty("jdk.serialFilter");
                if (s != null) serialFilter = createFilter(s);
            }
            return serialFilter;
        }

        public static synchronized void setSerialFilter(ObjectInputFilter filter) {
            Objects.requireNonNull(filter, "filter");
            if (getSerialFilter() != null) throw new IllegalStateException("Serial filter can only be set once");
            serialFilter = filter;
        }

        public static synchronized BinaryOperator<ObjectInputFilter> getSerialFilterFactory() {
            factoryUsed = true;
            if (factory == null) {
                factory = new BinaryOperator<ObjectInputFilter>() {
                    @Override
                    public ObjectInputFilter apply(ObjectInputFilter old, ObjectInputFilter next) {
                        return old == null || next == null ? next : merge(next, old);
                    }
                };
            }
            return factory;
        }

        public static synchronized void setSerialFilterFactory(BinaryOperator<ObjectInputFilter> filterFactory) {
            Objects.requireNonNull(filterFactory, "filterFactory");
            if (factoryUsed)
                throw new IllegalStateException("Cannot replace filter factory: " + getSerialFilterFactory().getClass());
            factoryUsed = true;
            factory = filterFactory;
        }

        public static ObjectInputFilter createFilter(String pattern) {
            return pattern.isEmpty() ? null : new ObjectFilterPatterns(pattern);
        }
    }
}
