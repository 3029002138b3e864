// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.Pipe;
import java.nio.channels.SelectionKey;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;

/** A pipe of the system. Its ends wait by poll, with a look at the channel's state twenty times a second. */
final class PipeImpl extends Pipe {
    private static final int LOOK = 50;

    private final Source source;
    private final Sink sink;

    PipeImpl(SelectorProvider provider) throws IOException {
        int[] ends = new int[2];
        int r = Posix.pipe(ends);
        if (r < 0) throw new IOException(Posix.message(r));
        source = new Source(provider, ends[0]);
        sink = new Sink(provider, ends[1]);
    }

    @Override
    public SourceChannel source() {
        return source;
    }

    @Override
    public SinkChannel sink() {
        return sink;
    }

    private static boolean ready(int fd, int events, int timeout) {
        int[] got = new int[1];
        return Net.poll(new int[] {fd}, new int[] {events}, got, 1, timeout) > 0 && got[0] != 0;
    }

    private static int check(int r) throws IOException {
        if (r < 0) throw new IOException(Posix.message(r));
        return r;
    }

    /** The end that is read. */
    private static final class Source extends SourceChannel implements SelectableFd {
        private final int fd;

        Source(SelectorProvider provider, int fd) {
            super(provider);
            this.fd = fd;
        }

        @Override
        public synchronized int read(ByteBuffer dst) throws IOException {
            if (!isOpen()) throw new ClosedChannelException();
            if (!dst.hasRemaining()) return 0;
            boolean there = false;
            begin();
            try {
                while (isOpen() && !(there = ready(fd, Net.POLLIN, isBlocking() ? LOOK : 0)) && isBlocking()) {
                    continue;
                }
            } finally {
                end(there);
            }
            if (!there) return 0;
            byte[] b = new byte[Math.min(dst.remaining(), 1 << 16)];
            int n = check(Posix.read(fd, b, 0, b.length));
            if (n == 0) return -1;
            dst.put(b, 0, n);
            return n;
        }

        @Override
        public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, dsts.length);
            for (int i = offset; i < offset + length; i++) if (dsts[i].hasRemaining()) return read(dsts[i]);
            return 0;
        }

        @Override
        public long read(ByteBuffer[] dsts) throws IOException {
            return read(dsts, 0, dsts.length);
        }

        @Override
        protected void implCloseSelectableChannel() throws IOException {
            Posix.close(fd);
        }

        @Override
        protected void implConfigureBlocking(boolean block) {
        }

        @Override
        public int number() {
            return fd;
        }

        @Override
        public int events(int operations) {
            return operations != 0 ? Net.POLLIN : 0;
        }

        @Override
        public int operations(int ready) {
            return SelectionKey.OP_READ;
        }
    }

    /** The end that is written. */
    private static final class Sink extends SinkChannel implements SelectableFd {
        private final int fd;

        Sink(SelectorProvider provider, int fd) {
            super(provider);
            this.fd = fd;
        }

        @Override
        public synchronized int write(ByteBuffer src) throws IOException {
            if (!isOpen()) throw new ClosedChannelException();
            int start = src.position();
            while (src.hasRemaining()) {
                boolean there = false;
                begin();
                try {
                    while (isOpen() && !(there = ready(fd, Net.POLLOUT, isBlocking() ? LOOK : 0)) && isBlocking()) {
                        continue;
                    }
                } finally {
                    end(there);
                }
                if (!there) break;
                byte[] b = new byte[Math.min(src.remaining(), 4096)];   // what a pipe takes at once when it is ready
                src.get(b);
                check(Posix.write(fd, b, 0, b.length));
            }
            return src.position() - start;
        }

        @Override
        public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, srcs.length);
            long sum = 0;
            for (int i = offset; i < offset + length; i++) {
                sum += write(srcs[i]);
                if (srcs[i].hasRemaining()) break;
            }
            return sum;
        }

        @Override
        public long write(ByteBuffer[] srcs) throws IOException {
            return write(srcs, 0, srcs.length);
        }

        @Override
        protected void implCloseSelectableChannel() throws IOException {
            Posix.close(fd);
        }

        @Override
        protected void implConfigureBlocking(boolean block) {
        }

        @Override
        public int number() {
            return fd;
        }

        @Override
        public int events(int operations) {
            return operations != 0 ? Net.POLLOUT : 0;
        }

        @Override
        public int operations(int ready) {
            return SelectionKey.OP_WRITE;
        }
    }
}
