// SPDX-License-Identifier: MIT
package java.util.logging;

import java.io.File;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * Writes records to a file, or to count files in turn, each of up to limit bytes: generation 0 is written, and becomes
 * 1 when it is full. In the pattern %h is the home folder, %t the one for temporary files, %g the generation, %u a
 * number that makes the name unique, and %% a percent sign. A lock file beside generation 0 keeps other handlers off
 * it.
 */
public class FileHandler extends StreamHandler {
    private static final int MAX_UNIQUE = 100;
    /** The lock files of this VM: a lock says nothing to the process that has it. */
    private static final Set<Path> MINE = new HashSet<>();

    private String pattern;
    private boolean append;
    private long limit;
    private int count, maxLocks = MAX_UNIQUE;
    private File[] files;
    private Path lockFile;
    private FileChannel lockChannel;
    private FileLock lock;
    private Counter out;

    /** Counts the bytes of the current file. */
    private static final class Counter extends FilterOutputStream {
        long bytes;

        Counter(OutputStream out, long bytes) {
            super(out);
            this.bytes = bytes;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            bytes++;
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            out.write(b, off, len);
            bytes += len;
        }
    }

    public FileHandler() throws IOException {
        configure();
        open();
    }

    public FileHandler(String pattern) throws IOException {
        this(pattern, 0L, 1, false, false);
    }

    public FileHandler(String pattern, boolean append) throws IOException {
        this(pattern, 0L, 1, append, true);
    }

    public FileHandler(String pattern, int limit, int count) throws IOException {
        this(pattern, (long) limit, count, false, false);
    }

    public FileHandler(String pattern, int limit, int count, boolean append) throws IOException {
        this(pattern, (long) limit, count, append, true);
    }

    public FileHandler(String pattern, long limit, int count, boolean append) throws IOException {
        this(pattern, limit, count, append, true);
    }

    private FileHandler(String pattern, long limit, int count, boolean append, boolean appendGiven) throws IOException {
        if (limit < 0 || count < 1 || pattern.isEmpty()) throw new IllegalArgumentException();
        configure();
        this.pattern = pattern;
        this.limit = limit;
        this.count = count;
        if (appendGiven) this.append = append;
        open();
    }

    private void configure() {
        LogManager m = LogManager.getLogManager();
        String prefix = getClass().getName();
        m.configure(this, Level.ALL, new XMLFormatter());
        pattern = m.textOf(prefix + ".pattern", "%h/java%u.log");
        limit = Math.max(0, m.numberOf(prefix + ".limit", 0));
        count = Math.max(1, (int) m.numberOf(prefix + ".count", 1));
        append = m.flagOf(prefix + ".append", false);
        long locks = m.numberOf(prefix + ".maxLocks", MAX_UNIQUE);
        if (locks > 0) maxLocks = (int) locks;
    }

    private void open() throws IOException {
        int unique = 0;
        while (!lock(expand(0, unique).getPath())) {
            if (++unique > maxLocks) throw new IOException("Couldn't get lock for " + pattern + ", maxLocks: " + maxLocks);
        }
        files = new File[count];
        for (int i = 0; i < count; i++) files[i] = expand(i, unique);
        if (append) start(true);
        else rotate();
    }

    /** Takes the lock file of this name; false if somebody else has it. */
    private boolean lock(String name) throws IOException {
        lockFile = Path.of(name + ".lck").toAbsolutePath();
        synchronized (MINE) {
            if (!MINE.add(lockFile)) return false;
        }
        lockChannel = FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            lock = lockChannel.tryLock();
        } catch (OverlappingFileLockException e) {
            lock = null;
        }
        if (lock == null) forget();
        return lock != null;
    }

    private void forget() throws IOException {
        lockChannel.close();
        synchronized (MINE) {
            MINE.remove(lockFile);
        }
    }

    private File expand(int generation, int unique) {
        StringBuilder sb = new StringBuilder();
        boolean sawGeneration = false, sawUnique = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            char next = c == '%' && i + 1 < pattern.length() ? Character.toLowerCase(pattern.charAt(i + 1)) : 0;
            String put = next == 'h' ? System.getProperty("user.home") : next == 't' ? System.getProperty("java.io.tmpdir")
                    : next == 'g' ? String.valueOf(generation) : next == 'u' ? String.valueOf(unique) : next == '%' ? "%" : null;
            sawGeneration |= next == 'g';
            sawUnique |= next == 'u';
            if (put != null) i++;
            sb.append(put == null ? String.valueOf(c) : put);
        }
        if (count > 1 && !sawGeneration) sb.append('.').append(generation);
        if (unique > 0 && !sawUnique) sb.append('.').append(unique);
        return new File(sb.toString());
    }

    private void start(boolean append) throws IOException {
        long bytes = append ? files[0].length() : 0;
        out = new Counter(new java.io.BufferedOutputStream(new FileOutputStream(files[0], append)), bytes);
        setOutputStream(out);
    }

    /** Each generation becomes the next one, the last one is lost, and a new file begins. */
    private synchronized void rotate() throws IOException {
        Level level = getLevel();
        setLevel(Level.OFF);
        super.close();
        for (int i = count - 2; i >= 0; i--) {
            if (files[i].exists()) Files.move(files[i].toPath(), files[i + 1].toPath(), StandardCopyOption.REPLACE_EXISTING);
        }
        start(false);
        setLevel(level);
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) return;
        super.publish(record);
        flush();
        if (limit <= 0 || out.bytes < limit && out.bytes >= 0) return;
        try {
            rotate();
        } catch (IOException e) {
            reportError(null, e, ErrorManager.OPEN_FAILURE);
        }
    }

    @Override
    public synchronized void close() throws SecurityException {
        super.close();
        if (lock == null) return;
        try {
            Files.deleteIfExists(lockFile);
            forget();
        } catch (IOException e) {
            reportError(null, e, ErrorManager.CLOSE_FAILURE);
        }
        lock = null;
    }
}
