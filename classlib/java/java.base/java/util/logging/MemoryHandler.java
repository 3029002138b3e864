// SPDX-License-Identifier: MIT
package java.util.logging;

import java.util.Objects;

/**
 * Keeps the last records in a ring, and gives them to another handler when it is told to, or by a record of a level.
 */
public class MemoryHandler extends Handler {
    private static final int SIZE = 1000;

    private final LogRecord[] ring;
    private final Handler target;
    private volatile Level pushLevel;
    private int start, count;

    public MemoryHandler() {
        LogManager m = LogManager.getLogManager();
        String prefix = getClass().getName();
        m.configure(this, Level.ALL, new SimpleFormatter());
        pushLevel = m.levelOf(prefix + ".push", Level.SEVERE);
        long size = m.numberOf(prefix + ".size", SIZE);
        ring = new LogRecord[size <= 0 ? SIZE : (int) size];
        String name = m.getProperty(prefix + ".target");
        if (name == null) throw new RuntimeException("The handler " + prefix + " does not specify a target");
        target = m.objectOf(prefix + ".target", Handler.class, null);
        if (target == null) throw new RuntimeException("MemoryHandler can't load handler target \"" + name + "\"");
    }

    public MemoryHandler(Handler target, int size, Level pushLevel) {
        Objects.requireNonNull(target);
        Objects.requireNonNull(pushLevel);
        if (size <= 0) throw new IllegalArgumentException();
        LogManager.getLogManager().configure(this, Level.ALL, new SimpleFormatter());
        this.target = target;
        this.pushLevel = pushLevel;
        ring = new LogRecord[size];
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) return;
        ring[(start + count) % ring.length] = record;
        if (count < ring.length) count++;
        else start = (start + 1) % ring.length;
        if (record.getLevel().intValue() >= pushLevel.intValue()) push();
    }

    public synchronized void push() {
        for (int i = 0; i < count; i++) target.publish(ring[(start + i) % ring.length]);
        start = 0;
        count = 0;
    }

    @Override
    public void flush() {
        target.flush();
    }

    @Override
    public void close() throws SecurityException {
        target.close();
        setLevel(Level.OFF);
    }

    public synchronized void setPushLevel(Level newLevel) throws SecurityException {
        pushLevel = Objects.requireNonNull(newLevel);
    }

    public Level getPushLevel() {
        return pushLevel;
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        return super.isLoggable(record);
    }
}
