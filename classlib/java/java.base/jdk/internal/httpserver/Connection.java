// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/**
 * A client's connection. It waits in the server's selector, or is run by one thread of the executor, which reads a
 * request and has it handled; when that has been answered it goes back to the server.
 */
final class Connection implements Runnable {
    private final Server server;
    final SocketChannel channel;
    final InetSocketAddress local, remote;
    private final Input in;
    private final OutputStream out;
    /** When it began to wait; of the server's thread. */
    long idleSince;

    /** Knows whether bytes of a further request have come with those of the last. */
    private static final class Input extends BufferedInputStream {
        Input(InputStream in) {
            super(in);
        }

        synchronized boolean hasMore() {
            return pos < count;
        }
    }

    Connection(Server server, SocketChannel channel) throws IOException {
        this.server = server;
        this.channel = channel;
        local = (InetSocketAddress) channel.getLocalAddress();
        remote = (InetSocketAddress) channel.getRemoteAddress();
        in = new Input(Channels.newInputStream(channel));
        out = new BufferedOutputStream(Channels.newOutputStream(channel));
    }

    boolean hasMore() {
        return in.hasMore();
    }

    /** Reads one request, and has it handled. */
    @Override
    public void run() {
        Exchange exchange = null;
        try {
            RequestHead head = RequestHead.read(in);
            if (head == null) {
                close();
                return;
            }
            Context context = server.find(head.uri.getPath());
            if (context == null || context.getHandler() == null)
                throw new BadRequest(404, "No context found for request");
            if (!server.begin(this))
                return;
            exchange = new Exchange(server, this, context, head, in, out);
            if ("100-continue".equalsIgnoreCase(head.headers.getFirst("Expect")) && head.isNewer()) {
                out.write("HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                out.flush();
            }
            context.handle(exchange);
            exchange.handled();
        } catch (BadRequest e) {
            refuse(e);
        } catch (Throwable e) {
            if (exchange != null)
                exchange.abort();
            else
                close();
        }
    }

    private void refuse(BadRequest e) {
        String title = e.status + " " + Status.reason(e.status);
        String body = "<h1>" + title + "</h1>" + e.getMessage();
        String head = "HTTP/1.1 " + title + "\r\nContent-Length: " + body.length()
                + "\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n";
        try {
            out.write((head + body).getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
            channel.shutdownOutput();
            drain();
        } catch (IOException gone) {
            // nobody hears it
        }
        close();
    }

    /** What is still to be read when a connection is closed would take away the answer. */
    private void drain() throws IOException {
        byte[] b = new byte[2048];
        for (long n = 0; n < Limits.DRAIN && in.available() > 0;)
            n += in.read(b);
    }

    void close() {
        server.forget(this);
        try {
            channel.close();
        } catch (IOException e) {
            // it is gone all the same
        }
    }
}
