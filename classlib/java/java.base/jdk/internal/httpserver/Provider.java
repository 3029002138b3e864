// SPDX-License-Identifier: MIT
package jdk.internal.httpserver;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import com.sun.net.httpserver.spi.HttpServerProvider;
import java.io.IOException;
import java.net.InetSocketAddress;

/** Our own servers: over plain sockets only. */
public final class Provider extends HttpServerProvider {
    @Override
    public HttpServer createHttpServer(InetSocketAddress addr, int backlog) throws IOException {
        return new Server(addr, backlog);
    }

    @Override
    public HttpsServer createHttpsServer(InetSocketAddress addr, int backlog) {
        throw new UnsupportedOperationException("there is no TLS here, and so no HttpsServer");
    }
}
