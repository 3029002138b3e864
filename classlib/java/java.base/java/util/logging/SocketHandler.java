// SPDX-License-Identifier: MIT
package java.util.logging;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.net.Socket;

/** Writes records, in XML unless it is told otherwise, over a connection. */
public class SocketHandler extends StreamHandler {
    private final Socket socket;

    public SocketHandler() throws IOException {
        this(null, -1, true);
    }

    public SocketHandler(String host, int port) throws IOException {
        this(host, port, false);
    }

    private SocketHandler(String host, int port, boolean configured) throws IOException {
        LogManager m = LogManager.getLogManager();
        m.configure(this, Level.ALL, new XMLFormatter());
        if (configured) {
            host = m.textOf(getClass().getName() + ".host", null);
            port = (int) m.numberOf(getClass().getName() + ".port", 0);
        }
        if (port == 0) throw new IllegalArgumentException("Bad port: " + port);
        if (host == null) throw new IllegalArgumentException("Null host name: " + host);
        socket = new Socket(host, port);
        setOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    @Override
    public synchronized void close() throws SecurityException {
        super.close();
        try {
            socket.close();
        } catch (IOException e) {
            reportError(null, e, ErrorManager.CLOSE_FAILURE);
        }
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (!isLoggable(record)) return;
        super.publish(record);
        flush();
    }
}
