import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A database in memory: rows go in, come out, are counted, refused and rolled back. */
public class DbStory {
    public static void main(String[] args) throws Exception {
        try (Connection c = DriverManager.getConnection(args[0], "sa", ""); Statement s = c.createStatement()) {
            s.execute("create table t(id int primary key, name varchar(40), d date, amount decimal(10,2))");
            try (PreparedStatement p = c.prepareStatement("insert into t values(?,?,?,?)")) {
                for (int i = 0; i < 50; i++) {
                    p.setInt(1, i);
                    p.setString(2, "n" + i);
                    p.setDate(3, Date.valueOf("2020-01-" + (i % 28 + 1)));
                    p.setBigDecimal(4, BigDecimal.valueOf(i * 3L, 1).setScale(2));
                    p.addBatch();
                }
                System.out.println(p.executeBatch().length);
            }
            query(s, "select name, d, amount from t where id between 10 and 15 order by id desc");
            query(s, "select count(*), sum(amount), max(name) from t");
            query(s, "select a.name, b.name, a.id + b.id from t a join t b on a.id = b.id - 1 where a.id < 3 order by 1");
            attempt(s, "insert into t values(1,'x',null,0)");
            attempt(s, "selct 1");
            c.setAutoCommit(false);
            System.out.println(s.executeUpdate("delete from t"));
            c.rollback();
            query(s, "select count(*) from t");
        }
    }

    static void query(Statement s, String sql) throws SQLException {
        try (ResultSet r = s.executeQuery(sql)) {
            int columns = r.getMetaData().getColumnCount();
            while (r.next()) {
                StringBuilder line = new StringBuilder();
                for (int i = 1; i <= columns; i++) line.append(r.getMetaData().getColumnLabel(i)).append('=').append(r.getObject(i)).append(' ');
                System.out.println(line);
            }
        }
    }

    static void attempt(Statement s, String sql) {
        try {
            s.execute(sql);
        } catch (SQLException e) {
            System.out.println(e.getClass().getName() + " " + e.getSQLState());
        }
    }
}
