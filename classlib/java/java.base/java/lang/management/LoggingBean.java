// SPDX-License-Identifier: MIT
package java.lang.management;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;
import javax.management.ObjectName;

/** The loggers. Nobody loads logging before a question is asked. */
final class LoggingBean implements PlatformLoggingMXBean {
    @Override
    public ObjectName getObjectName() {
        return Beans.name("java.util.logging:type=Logging");
    }

    private static Logger logger(String name) {
        return LogManager.getLogManager().getLogger(name);
    }

    @Override
    public List<String> getLoggerNames() {
        return new ArrayList<String>(java.util.Collections.list(LogManager.getLogManager().getLoggerNames()));
    }

    @Override
    public String getLoggerLevel(String loggerName) {
        Logger l = logger(loggerName);
        if (l == null) return null;
        return l.getLevel() == null ? "" : l.getLevel().getName();
    }

    @Override
    public void setLoggerLevel(String loggerName, String levelName) {
        if (loggerName == null) throw new NullPointerException("loggerName is null");
        Logger l = logger(loggerName);
        if (l == null) throw new IllegalArgumentException("Logger " + loggerName + "does not exist");
        l.setLevel(levelName == null ? null : Level.parse(levelName));
    }

    @Override
    public String getParentLoggerName(String loggerName) {
        Logger l = logger(loggerName);
        if (l == null) return null;
        return l.getParent() == null ? "" : l.getParent().getName();
    }
}
