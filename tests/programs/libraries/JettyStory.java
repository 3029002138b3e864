import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumSet;
import java.util.concurrent.CountDownLatch;
import java.util.zip.GZIPInputStream;
import javax.servlet.AsyncContext;
import javax.servlet.DispatcherType;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.MultipartConfigElement;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.Part;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.gzip.GzipHandler;
import org.eclipse.jetty.servlet.DefaultServlet;
import org.eclipse.jetty.servlet.ErrorPageErrorHandler;
import org.eclipse.jetty.servlet.FilterHolder;
import org.eclipse.jetty.servlet.ServletContextHandler;
import org.eclipse.jetty.servlet.ServletHolder;
import org.eclipse.jetty.util.component.AbstractLifeCycle.AbstractLifeCycleListener;
import org.eclipse.jetty.util.component.LifeCycle;

/** A server on 127.0.0.1 at a free port: servlets, a session, a filter, forms, files, gzip, late answers, errors. */
public class JettyStory {
    static final int FEW = 3;

    public static class Echo extends HttpServlet {
        @Override protected void doGet(HttpServletRequest q, HttpServletResponse r) throws IOException {
            r.setContentType("text/plain;charset=utf-8");
            Object n = q.getSession().getAttribute("n");
            q.getSession().setAttribute("n", n == null ? 1 : (Integer) n + 1);
            r.getWriter().println(q.getMethod() + " " + q.getRequestURI() + " " + q.getPathInfo() + " " + Collections.list(q.getParameterNames()) + q.getParameter("name") + " visit " + q.getSession().getAttribute("n") + " " + q.getLocale());
        }

        @Override protected void doPost(HttpServletRequest q, HttpServletResponse r) throws IOException, ServletException {
            if (q.getContentType().startsWith("multipart/"))
                for (Part p : q.getParts()) r.getWriter().println(p.getName() + " " + p.getSubmittedFileName() + " " + p.getSize());
            else r.getWriter().println("form " + q.getParameterMap().keySet() + q.getParameter("a"));
        }
    }

    public static class Later extends HttpServlet {
        @Override protected void doGet(HttpServletRequest q, HttpServletResponse r) {
            AsyncContext later = q.startAsync();
            later.start(() -> {
                try {
                    r.getOutputStream().print("x".repeat(3000));
                    r.flushBuffer();
                    r.getOutputStream().print("later");
                } catch (IOException e) {
                    System.out.println(e);
                }
                later.complete();
            });
        }
    }

    public static class Bad extends HttpServlet {
        @Override protected void doGet(HttpServletRequest q, HttpServletResponse r) throws ServletException, IOException {
            if (q.getParameter("redirect") != null) r.sendRedirect("/echo/there");
            else throw new ServletException("bad", new IllegalStateException("worse"));
        }
    }

    static class Marker implements Filter {
        @Override public void init(FilterConfig c) { System.out.println("filter " + c.getInitParameter("mark")); }

        @Override public void doFilter(ServletRequest q, ServletResponse r, FilterChain c) throws IOException, ServletException {
            ((HttpServletResponse) r).addHeader("X-Mark", q.getDispatcherType().name());
            c.doFilter(q, r);
        }

        @Override public void destroy() { System.out.println("filter ends"); }
    }

    /** Says what comes back; dates, and which session it is, are left out. */
    static String talk(int port, String request, boolean zipped) throws IOException {
        try (Socket s = new Socket("127.0.0.1", port)) {
            s.getOutputStream().write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
            s.shutdownOutput();
            byte[] all = s.getInputStream().readAllBytes();
            String text = new String(all, StandardCharsets.ISO_8859_1), cookie = null;
            int end = text.indexOf("\r\n\r\n") + 4;
            for (String line : text.substring(0, end).split("\r\n")) {
                if (line.startsWith("Set-Cookie: ")) cookie = line.substring(12, line.indexOf(';'));
                else if (!line.startsWith("Date: ") && !line.startsWith("Last-Modified: ")) System.out.println(line.replace(":" + port, ":PORT"));
            }
            if (zipped) text = new String(new GZIPInputStream(new ByteArrayInputStream(all, end, all.length - end)).readAllBytes(), StandardCharsets.UTF_8);
            else text = text.substring(end);
            System.out.println(text.length() > 600 ? text.length() + " " + text.hashCode() : text.replaceAll("Date: .*", "Date").replaceAll("(?i)Last-Modified: .*", "Last").replace("\r", ""));
            return cookie;
        }
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("org.eclipse.jetty.util.log.announce", "false");
        System.setProperty("org.eclipse.jetty.LEVEL", "OFF");
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server, 1, 1);
        connector.setHost("127.0.0.1");
        server.addConnector(connector);
        ServletContextHandler context = new ServletContextHandler(ServletContextHandler.SESSIONS);
        context.setResourceBase(".");
        ServletHolder echo = context.addServlet(Echo.class, "/echo/*");
        echo.getRegistration().setMultipartConfig(new MultipartConfigElement(System.getProperty("java.io.tmpdir")));
        context.addServlet(Later.class, "/later").setAsyncSupported(true);
        context.addServlet(Bad.class, "/bad");
        context.addServlet(new ServletHolder("files", DefaultServlet.class), "/");
        FilterHolder marker = new FilterHolder(new Marker());
        marker.setInitParameter("mark", "on");
        marker.setAsyncSupported(true);
        context.addFilter(marker, "/*", EnumSet.of(DispatcherType.REQUEST, DispatcherType.ERROR));
        ErrorPageErrorHandler errors = new ErrorPageErrorHandler();
        errors.addErrorPage(IllegalStateException.class, "/echo/error");
        context.setErrorHandler(errors);
        GzipHandler zip = new GzipHandler();
        zip.setMinGzipSize(500);
        zip.setHandler(context);
        server.setHandler(zip);
        server.addLifeCycleListener(new AbstractLifeCycleListener() {
            @Override public void lifeCycleStopped(LifeCycle l) { System.out.println("stopped"); }
        });
        server.start();
        int port = connector.getLocalPort();

        String cookie = talk(port, "GET /echo/p%20q?name=%C3%BC&x HTTP/1.1\nHost: h\nConnection: close\n\n", false);
        talk(port, "GET /echo HTTP/1.1\nHost: h\nAccept-Language: fr-CA\nCookie: " + cookie + "\n\nGET /echo HTTP/1.0\nCookie: " + cookie + "\n\n", false);
        talk(port, "POST /echo HTTP/1.1\nHost: h\nContent-Type: application/x-www-form-urlencoded\nTransfer-Encoding: chunked\nConnection: close\n\n5\na=1&b\n2\n=2\n0\n\n", false);
        String part = "--B\nContent-Disposition: form-data; name=\"f\"; filename=\"g.txt\"\n\nfile content\n--B--\n";
        talk(port, "POST /echo HTTP/1.1\nHost: h\nContent-Type: multipart/form-data; boundary=B\nConnection: close\nContent-Length: " + part.replace("\n", "\r\n").length() + "\n\n" + part, false);
        talk(port, "GET /later HTTP/1.0\nAccept-Encoding: gzip\n\n", true);
        talk(port, "GET /Hello.j HTTP/1.1\nHost: h\nRange: bytes=2-11\nConnection: close\n\n", false);
        for (String q : new String[] { "GET /none HTTP/1.0", "GET /bad HTTP/1.0", "GET /bad?redirect HTTP/1.0", "HEAD /story.js HTTP/1.0", "DELETE /echo HTTP/1.0", "nonsense" }) talk(port, q + "\nHost: h:1\n\n", false);
        CountDownLatch all = new CountDownLatch(FEW);
        for (int i = 0; i < FEW; i++) {
            new Thread(() -> {
                try (Socket s = new Socket("127.0.0.1", port); BufferedReader r = new BufferedReader(new InputStreamReader(s.getInputStream()))) {
                    for (int n = 0; n < 20; n++) {
                        s.getOutputStream().write("GET /echo HTTP/1.1\r\nHost: h\r\n\r\n".getBytes());
                        String line = r.readLine();
                        if (!line.equals("HTTP/1.1 200 OK")) System.out.println(line);
                        while (!(line = r.readLine()).isEmpty()) { }
                        r.readLine();
                    }
                    all.countDown();
                } catch (IOException e) {
                    System.out.println(e);
                }
            }).start();
        }
        all.await();
        server.stop();
        server.join();
        System.out.println(server.getState() + " " + connector.getState());
    }
}
