// SPDX-License-Identifier: MIT
package java.nio.file;

/** The kinds of events of directories. */
public final class StandardWatchEventKinds {
    public static final WatchEvent.Kind<Object> OVERFLOW = new Named<Object>("OVERFLOW", Object.class);
    public static final WatchEvent.Kind<Path> ENTRY_CREATE = new Named<Path>("ENTRY_CREATE", Path.class);
    public static final WatchEvent.Kind<Path> ENTRY_DELETE = new Named<Path>("ENTRY_DELETE", Path.class);
    public static final WatchEvent.Kind<Path> ENTRY_MODIFY = new Named<Path>("ENTRY_MODIFY", Path.class);

    private StandardWatchEventKinds() {
    }

    private static final class Named<T> implements WatchEvent.Kind<T> {
        private final String name;
        private final Class<T> type;

        Named(String name, Class<T> type) {
            this.name = name;
            this.type = type;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Class<T> type() {
            return type;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
