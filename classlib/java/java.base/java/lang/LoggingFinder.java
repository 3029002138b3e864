package java.lang;

import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/** The finder of loggers where a program has none: its loggers are those of java.util.logging. */
final class LoggingFinder extends System.LoggerFinder {
    @Override
    public System.Logger getLogger(String name, Module module) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(module, "module");
        return new OfLogging(java.util.logging.Logger.getLogger(name));
    }

    private static final class OfLogging implements System.Logger {
        private final java.util.logging.Logger logger;

        OfLogging(java.util.logging.Logger logger) {
            this.logger = logger;
        }

        private static java.util.logging.Level same(Level level) {
            switch (level) {
                case ALL:
                    return java.util.logging.Level.ALL;
                case TRACE:
                    return java.util.logging.Level.FINER;
                case DEBUG:
                    return java.util.logging.Level.FINE;
                case INFO:
                    return java.util.logging.Level.INFO;
                case WARNING:
                    return java.util.logging.Level.WARNING;
                case ERROR:
                    return java.util.logging.Level.SEVERE;
                default:
                    return java.util.logging.Level.OFF;
            }
        }

        @Override
        public String getName() {
            return logger.getName();
        }

        @Override
        public boolean isLoggable(Level level) {
            return logger.isLoggable(same(level));
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String msg, Throwable thrown) {
            logger.logrb(same(level), bundle, msg, thrown);
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String format, Object... params) {
            logger.logrb(same(level), bundle, format, params);
        }
    }

    /** Another logger, whose messages are keys of a bundle where no bundle and no ready text is given. */
    static final class Localized implements System.Logger {
        private final System.Logger logger;
        private final ResourceBundle bundle;

        Localized(System.Logger logger, ResourceBundle bundle) {
            this.logger = logger;
            this.bundle = bundle;
        }

        @Override
        public String getName() {
            return logger.getName();
        }

        @Override
        public boolean isLoggable(Level level) {
            return logger.isLoggable(level);
        }

        @Override
        public void log(Level level, String msg) {
            logger.log(level, bundle, msg, (Object[]) null);
        }

        @Override
        public void log(Level level, String msg, Throwable thrown) {
            logger.log(level, bundle, msg, thrown);
        }

        @Override
        public void log(Level level, String format, Object... params) {
            logger.log(level, bundle, format, params);
        }

        @Override
        public void log(Level level, Supplier<String> msgSupplier) {
            logger.log(level, msgSupplier);
        }

        @Override
        public void log(Level level, Supplier<String> msgSupplier, Throwable thrown) {
            logger.log(level, msgSupplier, thrown);
        }

        @Override
        public void log(Level level, Object obj) {
            logger.log(level, obj);
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String msg, Throwable thrown) {
            logger.log(level, bundle, msg, thrown);
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String format, Object... params) {
            logger.log(level, bundle, format, params);
        }
    }
}
