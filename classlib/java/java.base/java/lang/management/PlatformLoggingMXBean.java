// SPDX-License-Identifier: MIT
package java.lang.management;

import java.util.List;

/** The loggers of the platform, if logging is there. */
public interface PlatformLoggingMXBean extends PlatformManagedObject {
    List<String> getLoggerNames();

    String getLoggerLevel(String loggerName);

    void setLoggerLevel(String loggerName, String levelName);

    String getParentLoggerName(String loggerName);
}
