// SPDX-License-Identifier: MIT
package java.sql;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/**
 * Knows the drivers: those that registered themselves, providers of the service java.sql.Driver and the classes that
 * the property
 * jdbc.drivers names. A caller sees the drivers whose class its loader would find.
 */
public class DriverManager {
    private static final class Entry {
        final Driver driver;
        final DriverAction action;

        Entry(Driver driver, DriverAction action) {
            this.driver = driver;
            this.action = action;
        }
    }

    private static final CopyOnWriteArrayList<Entry> drivers = new CopyOnWriteArrayList<Entry>();
    private static final Object lock = new Object();
    private static boolean loaded;
    private static volatile int loginTimeout;
    private static volatile PrintWriter logWriter;
    private static volatile PrintStream logStream;

    private DriverManager() {
    }

    // ---- finding drivers

    /** Loading a driver makes it register itself. One that can't be loaded is no reason to stop. */
    private static void load() {
        synchronized (lock) {
            if (loaded) return;
            loaded = true;
        }
        Iterator<Driver> all = ServiceLoader.load(Driver.class).iterator();
        try {
            while (all.hasNext()) all.next();
        } catch (ServiceConfigurationError | RuntimeException e) {
            println("DriverManager.Initialize: load failed: " + e);
        }
        String names = System.getProperty("jdbc.drivers");
        if (names == null || names.isEmpty()) return;
        String[] each = names.split(":");
        for (int i = 0; i < each.length; i++) {
            if (each[i].isEmpty()) continue;
            try {
                Class.forName(each[i], true, ClassLoader.getSystemClassLoader());
            } catch (Exception e) {
                println("DriverManager.Initialize: load failed: " + e);
            }
        }
    }

    private static boolean isVisible(Driver driver, Class<?> caller) {
        ClassLoader loader = caller == null ? null : caller.getClassLoader();
        if (loader == null) loader = Thread.currentThread().getContextClassLoader();
        try {
            return Class.forName(driver.getClass().getName(), true, loader) == driver.getClass();
        } catch (Exception | LinkageError e) {
            return false;
        }
    }

    private static List<Driver> visible(Class<?> caller) {
        load();
        List<Driver> all = new ArrayList<Driver>();
        for (Entry e : drivers)
            if (isVisible(e.driver, caller)) all.add(e.driver);
        return all;
    }

    public static void registerDriver(Driver driver) throws SQLException {
        registerDriver(driver, null);
    }

    public static void registerDriver(Driver driver, DriverAction da) throws SQLException {
        if (driver == null) throw new NullPointerException();
        synchronized (lock) {
            for (Entry e : drivers)
                if (e.driver == driver) return;
            drivers.add(new Entry(driver, da));
        }
        println("registerDriver: " + driver);
    }

    @CallerSensitive
    public static void deregisterDriver(Driver driver) throws SQLException {
        if (driver == null) return;
        Class<?> caller = Reflection.getCallerClass(1);
        synchronized (lock) {
            for (Entry e : drivers) {
                if (e.driver != driver) continue;
                if (!isVisible(driver, caller)) throw new SecurityException();
                if (e.action != null) e.action.deregister();
                drivers.remove(e);
                return;
            }
        }
    }

    @CallerSensitive
    public static Enumeration<Driver> getDrivers() {
        return Collections.enumeration(visible(Reflection.getCallerClass(1)));
    }

    @CallerSensitive
    public static Stream<Driver> drivers() {
        return visible(Reflection.getCallerClass(1)).stream();
    }

    @CallerSensitive
    public static Driver getDriver(String url) throws SQLException {
        for (Driver d : visible(Reflection.getCallerClass(1))) {
            try {
                if (d.acceptsURL(url)) return d;
            } catch (SQLException e) {
                println("getDriver: " + e);
            }
        }
        throw new SQLException("No suitable driver", "08001");
    }

    // ---- connecting

    @CallerSensitive
    public static Connection getConnection(String url, Properties info) throws SQLException {
        return connect(url, info, Reflection.getCallerClass(1));
    }

    @CallerSensitive
    public static Connection getConnection(String url, String user, String password) throws SQLException {
        Properties info = new Properties();
        if (user != null) info.setProperty("user", user);
        if (password != null) info.setProperty("password", password);
        return connect(url, info, Reflection.getCallerClass(1));
    }

    @CallerSensitive
    public static Connection getConnection(String url) throws SQLException {
        return connect(url, new Properties(), Reflection.getCallerClass(1));
    }

    /** The first driver that wants to. If none does, the first error is the answer. */
    private static Connection connect(String url, Properties info, Class<?> caller) throws SQLException {
        if (url == null) throw new SQLException("The url cannot be null", "08001");
        println("DriverManager.getConnection(\"" + url + "\")");
        SQLException first = null;
        for (Driver d : visible(caller)) {
            try {
                Connection c = d.connect(url, info);
                if (c != null) return c;
            } catch (SQLException e) {
                if (first == null) first = e;
            }
        }
        if (first != null) throw first;
        throw new SQLException("No suitable driver found for " + url, "08001");
    }

    // ---- waiting and logging

    public static void setLoginTimeout(int seconds) {
        loginTimeout = seconds;
    }

    public static int getLoginTimeout() {
        return loginTimeout;
    }

    public static PrintWriter getLogWriter() {
        return logWriter;
    }

    public static void setLogWriter(PrintWriter out) {
        logStream = null;
        logWriter = out;
    }

    @Deprecated(since = "1.2")
    public static void setLogStream(PrintStream out) {
        logStream = out;
        logWriter = out == null ? null : new PrintWriter(out);
    }

    @Deprecated(since = "1.2")
    public static PrintStream getLogStream() {
        return logStream;
    }

    public static void println(String message) {
        PrintWriter out = logWriter;
        if (out == null) return;
        synchronized (out) {
            out.println(message);
            out.flush();
        }
    }
}
