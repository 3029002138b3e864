// SPDX-License-Identifier: MIT
package javax.management.monitor;

/** A monitor's settings contradict each other. */
public class MonitorSettingException extends javax.management.JMRuntimeException {
    private static final long serialVersionUID = -8807913418190202007L;

    public MonitorSettingException() {
    }

    public MonitorSettingException(String message) {
        super(message);
    }
}
