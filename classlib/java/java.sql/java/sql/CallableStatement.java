// SPDX-License-Identifier: MIT
package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Calendar;
import java.util.Map;

/** Of JDBC: callable statement. */
public interface CallableStatement extends PreparedStatement {
    void registerOutParameter(int parameterIndex, int n) throws SQLException;

    void registerOutParameter(int parameterIndex, int n1, int n2) throws SQLException;

    boolean wasNull() throws SQLException;

    String getString(int parameterIndex) throws SQLException;

    boolean getBoolean(int parameterIndex) throws SQLException;

    byte getByte(int parameterIndex) throws SQLException;

    short getShort(int parameterIndex) throws SQLException;

    int getInt(int parameterIndex) throws SQLException;

    long getLong(int parameterIndex) throws SQLException;

    float getFloat(int parameterIndex) throws SQLException;

    double getDouble(int parameterIndex) throws SQLException;

    @Deprecated(since = "1.2")
    BigDecimal getBigDecimal(int parameterIndex, int n) throws SQLException;

    byte[] getBytes(int parameterIndex) throws SQLException;

    Date getDate(int parameterIndex) throws SQLException;

    Time getTime(int parameterIndex) throws SQLException;

    Timestamp getTimestamp(int parameterIndex) throws SQLException;

    Object getObject(int parameterIndex) throws SQLException;

    BigDecimal getBigDecimal(int parameterIndex) throws SQLException;

    Object getObject(int parameterIndex, Map<String, Class<?>> map) throws SQLException;

    Ref getRef(int parameterIndex) throws SQLException;

    Blob getBlob(int parameterIndex) throws SQLException;

    Clob getClob(int parameterIndex) throws SQLException;

    Array getArray(int parameterIndex) throws SQLException;

    Date getDate(int parameterIndex, Calendar calendar) throws SQLException;

    Time getTime(int parameterIndex, Calendar calendar) throws SQLException;

    Timestamp getTimestamp(int parameterIndex, Calendar calendar) throws SQLException;

    void registerOutParameter(int parameterIndex, int n, String name) throws SQLException;

    void registerOutParameter(String parameterName, int n) throws SQLException;

    void registerOutParameter(String parameterName, int n1, int n2) throws SQLException;

    void registerOutParameter(String parameterName, int n, String name) throws SQLException;

    URL getURL(int parameterIndex) throws SQLException;

    void setURL(String parameterName, URL url) throws SQLException;

    void setNull(String parameterName, int n) throws SQLException;

    void setBoolean(String parameterName, boolean on) throws SQLException;

    void setByte(String parameterName, byte x) throws SQLException;

    void setShort(String parameterName, short x) throws SQLException;

    void setInt(String parameterName, int n) throws SQLException;

    void setLong(String parameterName, long pos) throws SQLException;

    void setFloat(String parameterName, float x) throws SQLException;

    void setDouble(String parameterName, double x) throws SQLException;

    void setBigDecimal(String parameterName, BigDecimal bigDecimal) throws SQLException;

    void setString(String parameterName, String value) throws SQLException;

    void setBytes(String parameterName, byte[] bs) throws SQLException;

    void setDate(String parameterName, Date date) throws SQLException;

    void setTime(String parameterName, Time time) throws SQLException;

    void setTimestamp(String parameterName, Timestamp timestamp) throws SQLException;

    void setAsciiStream(String parameterName, InputStream inputStream, int n) throws SQLException;

    void setBinaryStream(String parameterName, InputStream inputStream, int n) throws SQLException;

    void setObject(String parameterName, Object x, int n1, int n2) throws SQLException;

    void setObject(String parameterName, Object x, int n) throws SQLException;

    void setObject(String parameterName, Object x) throws SQLException;

    void setCharacterStream(String parameterName, Reader reader, int n) throws SQLException;

    void setDate(String parameterName, Date date, Calendar calendar) throws SQLException;

    void setTime(String parameterName, Time time, Calendar calendar) throws SQLException;

    void setTimestamp(String parameterName, Timestamp timestamp, Calendar calendar) throws SQLException;

    void setNull(String parameterName, int n, String value) throws SQLException;

    String getString(String parameterName) throws SQLException;

    boolean getBoolean(String parameterName) throws SQLException;

    byte getByte(String parameterName) throws SQLException;

    short getShort(String parameterName) throws SQLException;

    int getInt(String parameterName) throws SQLException;

    long getLong(String parameterName) throws SQLException;

    float getFloat(String parameterName) throws SQLException;

    double getDouble(String parameterName) throws SQLException;

    byte[] getBytes(String parameterName) throws SQLException;

    Date getDate(String parameterName) throws SQLException;

    Time getTime(String parameterName) throws SQLException;

    Timestamp getTimestamp(String parameterName) throws SQLException;

    Object getObject(String parameterName) throws SQLException;

    BigDecimal getBigDecimal(String parameterName) throws SQLException;

    Object getObject(String parameterName, Map<String, Class<?>> map) throws SQLException;

    Ref getRef(String parameterName) throws SQLException;

    Blob getBlob(String parameterName) throws SQLException;

    Clob getClob(String parameterName) throws SQLException;

    Array getArray(String parameterName) throws SQLException;

    Date getDate(String parameterName, Calendar calendar) throws SQLException;

    Time getTime(String parameterName, Calendar calendar) throws SQLException;

    Timestamp getTimestamp(String parameterName, Calendar calendar) throws SQLException;

    URL getURL(String parameterName) throws SQLException;

    RowId getRowId(int parameterIndex) throws SQLException;

    RowId getRowId(String parameterName) throws SQLException;

    void setRowId(String parameterName, RowId rowId) throws SQLException;

    void setNString(String parameterName, String value) throws SQLException;

    void setNCharacterStream(String parameterName, Reader reader, long pos) throws SQLException;

    void setNClob(String parameterName, NClob nClob) throws SQLException;

    void setClob(String parameterName, Reader reader, long pos) throws SQLException;

    void setBlob(String parameterName, InputStream inputStream, long pos) throws SQLException;

    void setNClob(String parameterName, Reader reader, long pos) throws SQLException;

    NClob getNClob(int parameterIndex) throws SQLException;

    NClob getNClob(String parameterName) throws SQLException;

    void setSQLXML(String parameterName, SQLXML sqlxml) throws SQLException;

    SQLXML getSQLXML(int parameterIndex) throws SQLException;

    SQLXML getSQLXML(String parameterName) throws SQLException;

    String getNString(int parameterIndex) throws SQLException;

    String getNString(String parameterName) throws SQLException;

    Reader getNCharacterStream(int parameterIndex) throws SQLException;

    Reader getNCharacterStream(String parameterName) throws SQLException;

    Reader getCharacterStream(int parameterIndex) throws SQLException;

    Reader getCharacterStream(String parameterName) throws SQLException;

    void setBlob(String parameterName, Blob blob) throws SQLException;

    void setClob(String parameterName, Clob clob) throws SQLException;

    void setAsciiStream(String parameterName, InputStream inputStream, long pos) throws SQLException;

    void setBinaryStream(String parameterName, InputStream inputStream, long pos) throws SQLException;

    void setCharacterStream(String parameterName, Reader reader, long pos) throws SQLException;

    void setAsciiStream(String parameterName, InputStream inputStream) throws SQLException;

    void setBinaryStream(String parameterName, InputStream inputStream) throws SQLException;

    void setCharacterStream(String parameterName, Reader reader) throws SQLException;

    void setNCharacterStream(String parameterName, Reader reader) throws SQLException;

    void setClob(String parameterName, Reader reader) throws SQLException;

    void setBlob(String parameterName, InputStream inputStream) throws SQLException;

    void setNClob(String parameterName, Reader reader) throws SQLException;

    <T> T getObject(int parameterIndex, Class<T> type) throws SQLException;

    <T> T getObject(String parameterName, Class<T> type) throws SQLException;

    default void setObject(String parameterName, Object x, SQLType sqlType, int n) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    default void setObject(String parameterName, Object x, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    default void registerOutParameter(int parameterIndex, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(int parameterIndex, SQLType sqlType, int n) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(int parameterIndex, SQLType sqlType, String name) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(String parameterName, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(String parameterName, SQLType sqlType, int n) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(String parameterName, SQLType sqlType, String name) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }
}
