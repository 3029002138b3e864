// SPDX-License-Identifier: MIT
package com.sun.net.httpserver.spi;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Makes servers: the class that a property names, the first service, or our own. */
public abstract class HttpServerProvider {
    private static HttpServerProvider chosen;

    public abstract HttpServer createHttpServer(InetSocketAddress addr, int backlog) throws IOException;

    public abstract HttpsServer createHttpsServer(InetSocketAddress addr, int backlog) throws IOException;

    protected HttpServerProvider() {
    }

    public static synchronized HttpServerProvider provider() {
        if (chosen == null)
            chosen = choose();
        return chosen;
    }

    private static HttpServerProvider choose() {
        String name = System.getProperty("com.sun.net.httpserver.HttpServerProvider");
        if (name != null) {
            try {
                Class<?> c = Class.forName(name, true, ClassLoader.getSystemClassLoader());
                return (HttpServerProvider) c.getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException | ClassCastException e) {
                throw new ServiceConfigurationError(name, e);
            }
        }
        Iterator<HttpServerProvider> all =
                ServiceLoader.load(HttpServerProvider.class, ClassLoader.getSystemClassLoader()).iterator();
        return all.hasNext() ? all.next() : new jdk.internal.httpserver.Provider();
    }
}
