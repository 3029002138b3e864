import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.DataTruncation;
import java.sql.Date;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.JDBCType;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.SQLTimeoutException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Properties;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.logging.Logger;

public class Main {
    static void say(Object... parts) {
        StringBuilder s = new StringBuilder();
        for (Object p : parts) s.append(s.length() > 0 ? " " : "").append(p);
        System.out.println(s);
    }

    interface Code {
        Object run() throws Exception;
    }

    static void attempt(Code c) {
        try {
            say(c.run());
        } catch (Exception e) {
            say(e.getClass().getSimpleName(), e.getMessage());
        }
    }

    /** Connects to "jdbc:toy:NAME". */
    static class Toy implements Driver {
        @Override public boolean acceptsURL(String url) { return url.startsWith("jdbc:toy:"); }
        @Override public Connection connect(String url, Properties p) throws SQLException {
            if (!acceptsURL(url)) return null;
            if (url.endsWith("bad")) throw new SQLException("out of order", "08004", 7);
            return (Connection) Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] { Connection.class },
                    (proxy, m, a) -> m.getName().equals("toString") ? url + " " + new TreeMap<>(p)
                            : m.isDefault() ? InvocationHandler.invokeDefault(proxy, m, a) : null);
        }
        @Override public DriverPropertyInfo[] getPropertyInfo(String url, Properties p) {
            return new DriverPropertyInfo[] { new DriverPropertyInfo("user", "x") };
        }
        @Override public int getMajorVersion() { return 1; }
        @Override public int getMinorVersion() { return 2; }
        @Override public boolean jdbcCompliant() { return false; }
        @Override public Logger getParentLogger() throws SQLFeatureNotSupportedException {
            throw new SQLFeatureNotSupportedException("none");
        }
        @Override public String toString() { return "toy"; }
    }

    static void times() {
        say(Date.valueOf("2024-2-29"), Date.valueOf(LocalDate.of(7, 1, 2)), Date.valueOf("1999-12-31").toLocalDate(), new Date(0));
        say(Time.valueOf("7:08:09"), Time.valueOf(LocalTime.of(23, 59, 1)), Time.valueOf("12:00:00").toLocalTime(), new Time(3661000));
        Timestamp t = Timestamp.valueOf("2020-01-02 03:04:05.0670");
        say(t, t.getNanos(), t.getTime(), t.toLocalDateTime(), t.toInstant(), new Timestamp(-1), new Timestamp(1234).getNanos());
        say(Timestamp.valueOf(LocalDateTime.of(2021, 5, 6, 7, 8, 9, 1)), Timestamp.from(Instant.ofEpochSecond(-5, 3)));
        Timestamp u = new Timestamp(t.getTime());
        u.setNanos(67000001);
        say(t.equals(u), t.compareTo(u), u.after(t), t.before(u), t.equals((Object) new java.util.Date(t.getTime())),
                t.compareTo(new java.util.Date(t.getTime())));
        for (String s : new String[] { "2020-13-01", "20-1-1", "x", "2020-01-01x" }) attempt(() -> Date.valueOf(s));
        for (String s : new String[] { "2020-01-01", "2020-01-01 1:2", "2020-01-01 01:02:03.", "2020-01-01 01:02:03.1234567890" })
            attempt(() -> Timestamp.valueOf(s));
        attempt(() -> Time.valueOf("1:2"));
        attempt(() -> new Date(0).getHours());
        attempt(() -> new Time(0).toInstant());
        attempt(() -> { t.setNanos(-1); return null; });
    }

    static void errors() {
        SQLException first = new SQLException("one", "S1", 1, new IllegalStateException("why"));
        first.setNextException(new SQLTimeoutException("two"));
        first.setNextException(new BatchUpdateException("three", "S3", new int[] { 1, Statement.EXECUTE_FAILED }));
        for (Throwable e : first) say(" ", e);
        say(first.getSQLState(), first.getErrorCode(), first.getNextException().getMessage());
        BatchUpdateException b = (BatchUpdateException) first.getNextException().getNextException();
        say(Arrays.toString(b.getUpdateCounts()), Arrays.toString(b.getLargeUpdateCounts()), b.getSQLState());
        SQLWarning w = new SQLWarning("careful");
        w.setNextWarning(new DataTruncation(1, false, true, 10, 5));
        say(w.getNextWarning(), w.getNextWarning().getSQLState(), ((DataTruncation) w.getNextWarning()).getTransferSize());
        say(new SQLException(new RuntimeException("inner")).getMessage(), new SQLException((String) null).getSQLState());
    }

    static void drivers() throws Exception {
        Toy toy = new Toy();
        DriverManager.registerDriver(toy, () -> say("gone"));
        say(DriverManager.getDriver("jdbc:toy:a"), DriverManager.drivers().anyMatch(d -> d == toy));
        say(DriverManager.getConnection("jdbc:toy:a", "me", "secret"));
        try (Connection c = DriverManager.getConnection("jdbc:toy:b")) {
            say(c);
            c.beginRequest();
            c.setShardingKey(null);
        } catch (SQLFeatureNotSupportedException e) {
            say(e.getMessage());
        }
        attempt(() -> DriverManager.getConnection("jdbc:toy:bad"));
        attempt(() -> DriverManager.getConnection("jdbc:none:x"));
        attempt(() -> DriverManager.getDriver("jdbc:none:x"));
        DriverManager.deregisterDriver(toy);
        attempt(() -> DriverManager.getConnection("jdbc:toy:a"));
    }

    static void types() {
        say(JDBCType.valueOf(Types.VARCHAR), JDBCType.TIMESTAMP.getVendorTypeNumber(), JDBCType.ARRAY.getVendor(), JDBCType.values().length);
        attempt(() -> JDBCType.valueOf(12345));
    }

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        times();
        errors();
        drivers();
        types();
    }
}
