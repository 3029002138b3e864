// SPDX-License-Identifier: MIT
package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Calendar;

/** Of JDBC: prepared statement. */
public interface PreparedStatement extends Statement {
    ResultSet executeQuery() throws SQLException;

    int executeUpdate() throws SQLException;

    void setNull(int parameterIndex, int n) throws SQLException;

    void setBoolean(int parameterIndex, boolean on) throws SQLException;

    void setByte(int parameterIndex, byte x) throws SQLException;

    void setShort(int parameterIndex, short x) throws SQLException;

    void setInt(int parameterIndex, int n) throws SQLException;

    void setLong(int parameterIndex, long pos) throws SQLException;

    void setFloat(int parameterIndex, float x) throws SQLException;

    void setDouble(int parameterIndex, double x) throws SQLException;

    void setBigDecimal(int parameterIndex, BigDecimal bigDecimal) throws SQLException;

    void setString(int parameterIndex, String value) throws SQLException;

    void setBytes(int parameterIndex, byte[] bs) throws SQLException;

    void setDate(int parameterIndex, Date date) throws SQLException;

    void setTime(int parameterIndex, Time time) throws SQLException;

    void setTimestamp(int parameterIndex, Timestamp timestamp) throws SQLException;

    void setAsciiStream(int parameterIndex, InputStream inputStream, int n) throws SQLException;

    @Deprecated(since = "1.2")
    void setUnicodeStream(int parameterIndex, InputStream inputStream, int n) throws SQLException;

    void setBinaryStream(int parameterIndex, InputStream inputStream, int n) throws SQLException;

    void clearParameters() throws SQLException;

    void setObject(int parameterIndex, Object x, int n) throws SQLException;

    void setObject(int parameterIndex, Object x) throws SQLException;

    boolean execute() throws SQLException;

    void addBatch() throws SQLException;

    void setCharacterStream(int parameterIndex, Reader reader, int n) throws SQLException;

    void setRef(int parameterIndex, Ref ref) throws SQLException;

    void setBlob(int parameterIndex, Blob blob) throws SQLException;

    void setClob(int parameterIndex, Clob clob) throws SQLException;

    void setArray(int parameterIndex, Array array) throws SQLException;

    ResultSetMetaData getMetaData() throws SQLException;

    void setDate(int parameterIndex, Date date, Calendar calendar) throws SQLException;

    void setTime(int parameterIndex, Time time, Calendar calendar) throws SQLException;

    void setTimestamp(int parameterIndex, Timestamp timestamp, Calendar calendar) throws SQLException;

    void setNull(int parameterIndex, int n, String value) throws SQLException;

    void setURL(int parameterIndex, URL url) throws SQLException;

    ParameterMetaData getParameterMetaData() throws SQLException;

    void setRowId(int parameterIndex, RowId rowId) throws SQLException;

    void setNString(int parameterIndex, String value) throws SQLException;

    void setNCharacterStream(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setNClob(int parameterIndex, NClob nClob) throws SQLException;

    void setClob(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setBlob(int parameterIndex, InputStream inputStream, long pos) throws SQLException;

    void setNClob(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setSQLXML(int parameterIndex, SQLXML sqlxml) throws SQLException;

    void setObject(int parameterIndex, Object x, int n1, int n2) throws SQLException;

    void setAsciiStream(int parameterIndex, InputStream inputStream, long pos) throws SQLException;

    void setBinaryStream(int parameterIndex, InputStream inputStream, long pos) throws SQLException;

    void setCharacterStream(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setAsciiStream(int parameterIndex, InputStream inputStream) throws SQLException;

    void setBinaryStream(int parameterIndex, InputStream inputStream) throws SQLException;

    void setCharacterStream(int parameterIndex, Reader reader) throws SQLException;

    void setNCharacterStream(int parameterIndex, Reader reader) throws SQLException;

    void setClob(int parameterIndex, Reader reader) throws SQLException;

    void setBlob(int parameterIndex, InputStream inputStream) throws SQLException;

    void setNClob(int parameterIndex, Reader reader) throws SQLException;

    default void setObject(int parameterIndex, Object x, SQLType sqlType, int n) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    default void setObject(int parameterIndex, Object x, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    default long executeLargeUpdate() throws SQLException {
        throw new UnsupportedOperationException("executeLargeUpdate not implemented");
    }
}
