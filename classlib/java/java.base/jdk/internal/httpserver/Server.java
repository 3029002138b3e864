// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * A server: its thread waits, in one selector, for new connections and for those between two requests. A connection
 * with a request leaves the selector and is run by the executor, without one by the server's thread itself. Fields
 * under the server's own lock, where nothing else is said.
 */
final class Server extends HttpServer {
    private final ServerSocketChannel listener;
    private final Selector selector;
    private final List<Context> contexts = new ArrayList<>();
    private final Set<Connection> connections = new HashSet<>();
    /** Connections between two requests that are not in the selector yet. */
    private final ArrayDeque<Connection> returned = new ArrayDeque<>();
    private Executor executor;
    private Thread thread;
    private boolean bound, started, stopping, stopped;
    /** Exchanges that have begun and not ended. */
    private int exchanges;

    Server(InetSocketAddress address, int backlog) throws IOException {
        listener = ServerSocketChannel.open();
        selector = Selector.open();
        try {
            listener.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            if (address != null)
                bind(address, backlog);
            listener.configureBlocking(false);
            listener.register(selector, SelectionKey.OP_ACCEPT);
        } catch (IOException | RuntimeException e) {
            closeListener();
            throw e;
        }
    }

    @Override
    public synchronized void bind(InetSocketAddress address, int backlog) throws IOException {
        if (bound)
            throw new BindException("HttpServer already bound");
        Objects.requireNonNull(address, "null address");
        listener.bind(address, backlog);
        bound = true;
    }

    @Override
    public synchronized void start() {
        if (!bound || started || stopping)
            throw new IllegalStateException("server in wrong state");
        started = true;
        thread = new Thread(null, new Runnable() {
            @Override
            public void run() {
                serve();
            }
        }, "HTTP-Dispatcher", 0, false);
        thread.start();
    }

    @Override
    public synchronized void setExecutor(Executor executor) {
        if (started)
            throw new IllegalStateException("server already started");
        this.executor = executor;
    }

    @Override
    public synchronized Executor getExecutor() {
        return executor;
    }

    @Override
    public InetSocketAddress getAddress() {
        return (InetSocketAddress) listener.socket().getLocalSocketAddress();
    }

    // Contexts.

    @Override
    public synchronized HttpContext createContext(String path, HttpHandler handler) {
        Objects.requireNonNull(handler, "null handler parameter");
        return add(path, handler);
    }

    @Override
    public synchronized HttpContext createContext(String path) {
        return add(path, null);
    }

    private HttpContext add(String path, HttpHandler handler) {
        Objects.requireNonNull(path, "null path parameter");
        if (!path.startsWith("/"))
            throw new IllegalArgumentException("Illegal value for path or protocol");
        if (byPath(path) != null)
            throw new IllegalArgumentException("cannot add context to list");
        Context c = new Context(this, path, handler);
        contexts.add(c);
        return c;
    }

    private Context byPath(String path) {
        for (Context c : contexts)
            if (c.getPath().equals(path))
                return c;
        return null;
    }

    @Override
    public synchronized void removeContext(String path) {
        Objects.requireNonNull(path, "null path parameter");
        if (!contexts.remove(byPath(path)))
            throw new IllegalArgumentException("cannot remove element from list");
    }

    @Override
    public synchronized void removeContext(HttpContext context) {
        Objects.requireNonNull(context, "null context parameter");
        if (!contexts.remove(context))
            throw new IllegalArgumentException("cannot remove element from list");
    }

    /** The context with the longest path that this one begins with; null if there is none. */
    synchronized Context find(String path) {
        Context best = null;
        for (Context c : contexts)
            if (path.startsWith(c.getPath()) && (best == null || c.getPath().length() > best.getPath().length()))
                best = c;
        return best;
    }

    // The thread.

    private void serve() {
        try {
            while (!isStopped()) {
                selector.select(Math.min(Limits.IDLE, 10_000));
                List<SelectionKey> ready = new ArrayList<>(selector.selectedKeys());
                selector.selectedKeys().clear();
                for (SelectionKey key : ready)
                    serve(key);
                selector.selectNow(); // keys that were cancelled are gone after that
                takeReturned();
                closeIdle();
            }
        } catch (IOException e) {
            stopped();
        } finally {
            closeListener();
        }
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    private synchronized boolean isStopping() {
        return stopping;
    }

    private void serve(SelectionKey key) {
        try {
            if (key.isValid() && key.isAcceptable()) {
                accept();
            } else if (key.isValid()) {
                Connection c = (Connection) key.attachment();
                key.cancel();
                c.channel.configureBlocking(true);
                execute(c);
            }
        } catch (IOException e) {
            if (key.attachment() != null)
                ((Connection) key.attachment()).close();
        }
    }

    private void accept() throws IOException {
        SocketChannel channel = listener.accept();
        if (channel == null)
            return;
        Connection c;
        synchronized (this) {
            boolean full = Limits.CONNECTIONS > 0 && connections.size() >= Limits.CONNECTIONS;
            if (stopping || full) {
                channel.close();
                return;
            }
            if (Limits.NO_DELAY)
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            c = new Connection(this, channel);
            connections.add(c);
        }
        await(c);
    }

    private void await(Connection c) {
        try {
            c.idleSince = System.nanoTime();
            c.channel.configureBlocking(false);
            c.channel.register(selector, SelectionKey.OP_READ, c);
        } catch (IOException e) {
            c.close();
        }
    }

    private void execute(Connection c) {
        Executor e = getExecutor();
        try {
            if (e == null)
                c.run();
            else
                e.execute(c);
        } catch (RejectedExecutionException full) {
            c.close();
        }
    }

    /** Those whose next request is here already go on; the others wait, if not too many do. */
    private void takeReturned() {
        while (true) {
            Connection c;
            synchronized (this) {
                c = returned.poll();
            }
            if (c == null)
                return;
            if (c.hasMore())
                execute(c);
            else if (selector.keys().size() > Limits.IDLE_CONNECTIONS)
                c.close();
            else
                await(c);
        }
    }

    private void closeIdle() {
        long now = System.nanoTime();
        for (SelectionKey key : selector.keys()) {
            Connection c = (Connection) key.attachment();
            if (c != null && key.isValid() && now - c.idleSince > Limits.IDLE * 1_000_000)
                c.close();
        }
    }

    // Exchanges.

    /** False if the server is stopping: then the connection is closed. */
    boolean begin(Connection c) {
        synchronized (this) {
            if (!stopping) {
                exchanges++;
                return true;
            }
        }
        c.close();
        return false;
    }

    /** again: the connection may bring another request. */
    void ended(Connection c, boolean again) {
        boolean keep;
        synchronized (this) {
            exchanges--;
            notifyAll();
            keep = again && !stopping;
            if (keep)
                returned.add(c);
        }
        if (keep)
            selector.wakeup();
        else
            c.close();
    }

    synchronized void forget(Connection c) {
        connections.remove(c);
    }

    // The end.

    @Override
    public void stop(int delay) {
        if (delay < 0)
            throw new IllegalArgumentException("negative delay parameter");
        synchronized (this) {
            stopping = true;
        }
        closeListener();
        selector.wakeup();
        awaitExchanges(delay * 1_000_000_000L);
        stopped();
        List<Connection> open;
        synchronized (this) {
            open = new ArrayList<>(connections);
        }
        for (Connection c : open)
            c.close();
        selector.wakeup();
        awaitThread();
    }

    private synchronized void stopped() {
        stopped = true;
    }

    private synchronized void awaitExchanges(long nanos) {
        long end = System.nanoTime() + nanos;
        try {
            while (exchanges > 0) {
                long left = end - System.nanoTime();
                if (left <= 0)
                    return;
                wait(left / 1_000_000, (int) (left % 1_000_000));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitThread() {
        if (thread == null) {
            closeSelector();
            return;
        }
        if (thread == Thread.currentThread())
            return;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeListener() {
        try {
            listener.close();
        } catch (IOException e) {
            // it is gone all the same
        }
        if (isStopped())
            closeSelector();
    }

    private void closeSelector() {
        try {
            selector.close();
        } catch (IOException e) {
            // it is gone all the same
        }
    }
}
