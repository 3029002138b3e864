// SPDX-License-Identifier: MIT
package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.util.Calendar;
import java.util.Map;

/** Of JDBC: result set. */
public interface ResultSet extends Wrapper, AutoCloseable {
    int FETCH_FORWARD = 1000;
    int FETCH_REVERSE = 1001;
    int FETCH_UNKNOWN = 1002;
    int TYPE_FORWARD_ONLY = 1003;
    int TYPE_SCROLL_INSENSITIVE = 1004;
    int TYPE_SCROLL_SENSITIVE = 1005;
    int CONCUR_READ_ONLY = 1007;
    int CONCUR_UPDATABLE = 1008;
    int HOLD_CURSORS_OVER_COMMIT = 1;
    int CLOSE_CURSORS_AT_COMMIT = 2;

    boolean next() throws SQLException;

    void close() throws SQLException;

    boolean wasNull() throws SQLException;

    String getString(int columnIndex) throws SQLException;

    boolean getBoolean(int columnIndex) throws SQLException;

    byte getByte(int columnIndex) throws SQLException;

    short getShort(int columnIndex) throws SQLException;

    int getInt(int columnIndex) throws SQLException;

    long getLong(int columnIndex) throws SQLException;

    float getFloat(int columnIndex) throws SQLException;

    double getDouble(int columnIndex) throws SQLException;

    @Deprecated(since = "1.2")
    BigDecimal getBigDecimal(int columnIndex, int n) throws SQLException;

    byte[] getBytes(int columnIndex) throws SQLException;

    Date getDate(int columnIndex) throws SQLException;

    Time getTime(int columnIndex) throws SQLException;

    Timestamp getTimestamp(int columnIndex) throws SQLException;

    InputStream getAsciiStream(int columnIndex) throws SQLException;

    @Deprecated(since = "1.2")
    InputStream getUnicodeStream(int columnIndex) throws SQLException;

    InputStream getBinaryStream(int columnIndex) throws SQLException;

    String getString(String columnLabel) throws SQLException;

    boolean getBoolean(String columnLabel) throws SQLException;

    byte getByte(String columnLabel) throws SQLException;

    short getShort(String columnLabel) throws SQLException;

    int getInt(String columnLabel) throws SQLException;

    long getLong(String columnLabel) throws SQLException;

    float getFloat(String columnLabel) throws SQLException;

    double getDouble(String columnLabel) throws SQLException;

    @Deprecated(since = "1.2")
    BigDecimal getBigDecimal(String columnLabel, int n) throws SQLException;

    byte[] getBytes(String columnLabel) throws SQLException;

    Date getDate(String columnLabel) throws SQLException;

    Time getTime(String columnLabel) throws SQLException;

    Timestamp getTimestamp(String columnLabel) throws SQLException;

    InputStream getAsciiStream(String columnLabel) throws SQLException;

    @Deprecated(since = "1.2")
    InputStream getUnicodeStream(String columnLabel) throws SQLException;

    InputStream getBinaryStream(String columnLabel) throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    void clearWarnings() throws SQLException;

    String getCursorName() throws SQLException;

    ResultSetMetaData getMetaData() throws SQLException;

    Object getObject(int columnIndex) throws SQLException;

    Object getObject(String columnLabel) throws SQLException;

    int findColumn(String name) throws SQLException;

    Reader getCharacterStream(int columnIndex) throws SQLException;

    Reader getCharacterStream(String columnLabel) throws SQLException;

    BigDecimal getBigDecimal(int columnIndex) throws SQLException;

    BigDecimal getBigDecimal(String columnLabel) throws SQLException;

    boolean isBeforeFirst() throws SQLException;

    boolean isAfterLast() throws SQLException;

    boolean isFirst() throws SQLException;

    boolean isLast() throws SQLException;

    void beforeFirst() throws SQLException;

    void afterLast() throws SQLException;

    boolean first() throws SQLException;

    boolean last() throws SQLException;

    int getRow() throws SQLException;

    boolean absolute(int n) throws SQLException;

    boolean relative(int n) throws SQLException;

    boolean previous() throws SQLException;

    void setFetchDirection(int n) throws SQLException;

    int getFetchDirection() throws SQLException;

    void setFetchSize(int n) throws SQLException;

    int getFetchSize() throws SQLException;

    int getType() throws SQLException;

    int getConcurrency() throws SQLException;

    boolean rowUpdated() throws SQLException;

    boolean rowInserted() throws SQLException;

    boolean rowDeleted() throws SQLException;

    void updateNull(int columnIndex) throws SQLException;

    void updateBoolean(int columnIndex, boolean on) throws SQLException;

    void updateByte(int columnIndex, byte x) throws SQLException;

    void updateShort(int columnIndex, short x) throws SQLException;

    void updateInt(int columnIndex, int n) throws SQLException;

    void updateLong(int columnIndex, long pos) throws SQLException;

    void updateFloat(int columnIndex, float x) throws SQLException;

    void updateDouble(int columnIndex, double x) throws SQLException;

    void updateBigDecimal(int columnIndex, BigDecimal bigDecimal) throws SQLException;

    void updateString(int columnIndex, String name) throws SQLException;

    void updateBytes(int columnIndex, byte[] bs) throws SQLException;

    void updateDate(int columnIndex, Date date) throws SQLException;

    void updateTime(int columnIndex, Time time) throws SQLException;

    void updateTimestamp(int columnIndex, Timestamp timestamp) throws SQLException;

    void updateAsciiStream(int columnIndex, InputStream inputStream, int n) throws SQLException;

    void updateBinaryStream(int columnIndex, InputStream inputStream, int n) throws SQLException;

    void updateCharacterStream(int columnIndex, Reader reader, int n) throws SQLException;

    void updateObject(int columnIndex, Object x, int n) throws SQLException;

    void updateObject(int columnIndex, Object x) throws SQLException;

    void updateNull(String columnLabel) throws SQLException;

    void updateBoolean(String columnLabel, boolean on) throws SQLException;

    void updateByte(String columnLabel, byte x) throws SQLException;

    void updateShort(String columnLabel, short x) throws SQLException;

    void updateInt(String columnLabel, int n) throws SQLException;

    void updateLong(String columnLabel, long pos) throws SQLException;

    void updateFloat(String columnLabel, float x) throws SQLException;

    void updateDouble(String columnLabel, double x) throws SQLException;

    void updateBigDecimal(String columnLabel, BigDecimal bigDecimal) throws SQLException;

    void updateString(String columnLabel, String name) throws SQLException;

    void updateBytes(String columnLabel, byte[] bs) throws SQLException;

    void updateDate(String columnLabel, Date date) throws SQLException;

    void updateTime(String columnLabel, Time time) throws SQLException;

    void updateTimestamp(String columnLabel, Timestamp timestamp) throws SQLException;

    void updateAsciiStream(String columnLabel, InputStream inputStream, int n) throws SQLException;

    void updateBinaryStream(String columnLabel, InputStream inputStream, int n) throws SQLException;

    void updateCharacterStream(String columnLabel, Reader reader, int n) throws SQLException;

    void updateObject(String columnLabel, Object x, int n) throws SQLException;

    void updateObject(String columnLabel, Object x) throws SQLException;

    void insertRow() throws SQLException;

    void updateRow() throws SQLException;

    void deleteRow() throws SQLException;

    void refreshRow() throws SQLException;

    void cancelRowUpdates() throws SQLException;

    void moveToInsertRow() throws SQLException;

    void moveToCurrentRow() throws SQLException;

    Statement getStatement() throws SQLException;

    Object getObject(int columnIndex, Map<String, Class<?>> map) throws SQLException;

    Ref getRef(int columnIndex) throws SQLException;

    Blob getBlob(int columnIndex) throws SQLException;

    Clob getClob(int columnIndex) throws SQLException;

    Array getArray(int columnIndex) throws SQLException;

    Object getObject(String columnLabel, Map<String, Class<?>> map) throws SQLException;

    Ref getRef(String columnLabel) throws SQLException;

    Blob getBlob(String columnLabel) throws SQLException;

    Clob getClob(String columnLabel) throws SQLException;

    Array getArray(String columnLabel) throws SQLException;

    Date getDate(int columnIndex, Calendar calendar) throws SQLException;

    Date getDate(String columnLabel, Calendar calendar) throws SQLException;

    Time getTime(int columnIndex, Calendar calendar) throws SQLException;

    Time getTime(String columnLabel, Calendar calendar) throws SQLException;

    Timestamp getTimestamp(int columnIndex, Calendar calendar) throws SQLException;

    Timestamp getTimestamp(String columnLabel, Calendar calendar) throws SQLException;

    URL getURL(int columnIndex) throws SQLException;

    URL getURL(String columnLabel) throws SQLException;

    void updateRef(int columnIndex, Ref ref) throws SQLException;

    void updateRef(String columnLabel, Ref ref) throws SQLException;

    void updateBlob(int columnIndex, Blob blob) throws SQLException;

    void updateBlob(String columnLabel, Blob blob) throws SQLException;

    void updateClob(int columnIndex, Clob clob) throws SQLException;

    void updateClob(String columnLabel, Clob clob) throws SQLException;

    void updateArray(int columnIndex, Array array) throws SQLException;

    void updateArray(String columnLabel, Array array) throws SQLException;

    RowId getRowId(int columnIndex) throws SQLException;

    RowId getRowId(String columnLabel) throws SQLException;

    void updateRowId(int columnIndex, RowId rowId) throws SQLException;

    void updateRowId(String columnLabel, RowId rowId) throws SQLException;

    int getHoldability() throws SQLException;

    boolean isClosed() throws SQLException;

    void updateNString(int columnIndex, String name) throws SQLException;

    void updateNString(String columnLabel, String name) throws SQLException;

    void updateNClob(int columnIndex, NClob nClob) throws SQLException;

    void updateNClob(String columnLabel, NClob nClob) throws SQLException;

    NClob getNClob(int columnIndex) throws SQLException;

    NClob getNClob(String columnLabel) throws SQLException;

    SQLXML getSQLXML(int columnIndex) throws SQLException;

    SQLXML getSQLXML(String columnLabel) throws SQLException;

    void updateSQLXML(int columnIndex, SQLXML sqlxml) throws SQLException;

    void updateSQLXML(String columnLabel, SQLXML sqlxml) throws SQLException;

    String getNString(int columnIndex) throws SQLException;

    String getNString(String columnLabel) throws SQLException;

    Reader getNCharacterStream(int columnIndex) throws SQLException;

    Reader getNCharacterStream(String columnLabel) throws SQLException;

    void updateNCharacterStream(int columnIndex, Reader reader, long pos) throws SQLException;

    void updateNCharacterStream(String columnLabel, Reader reader, long pos) throws SQLException;

    void updateAsciiStream(int columnIndex, InputStream inputStream, long pos) throws SQLException;

    void updateBinaryStream(int columnIndex, InputStream inputStream, long pos) throws SQLException;

    void updateCharacterStream(int columnIndex, Reader reader, long pos) throws SQLException;

    void updateAsciiStream(String columnLabel, InputStream inputStream, long pos) throws SQLException;

    void updateBinaryStream(String columnLabel, InputStream inputStream, long pos) throws SQLException;

    void updateCharacterStream(String columnLabel, Reader reader, long pos) throws SQLException;

    void updateBlob(int columnIndex, InputStream inputStream, long pos) throws SQLException;

    void updateBlob(String columnLabel, InputStream inputStream, long pos) throws SQLException;

    void updateClob(int columnIndex, Reader reader, long pos) throws SQLException;

    void updateClob(String columnLabel, Reader reader, long pos) throws SQLException;

    void updateNClob(int columnIndex, Reader reader, long pos) throws SQLException;

    void updateNClob(String columnLabel, Reader reader, long pos) throws SQLException;

    void updateNCharacterStream(int columnIndex, Reader reader) throws SQLException;

    void updateNCharacterStream(String columnLabel, Reader reader) throws SQLException;

    void updateAsciiStream(int columnIndex, InputStream inputStream) throws SQLException;

    void updateBinaryStream(int columnIndex, InputStream inputStream) throws SQLException;

    void updateCharacterStream(int columnIndex, Reader reader) throws SQLException;

    void updateAsciiStream(String columnLabel, InputStream inputStream) throws SQLException;

    void updateBinaryStream(String columnLabel, InputStream inputStream) throws SQLException;

    void updateCharacterStream(String columnLabel, Reader reader) throws SQLException;

    void updateBlob(int columnIndex, InputStream inputStream) throws SQLException;

    void updateBlob(String columnLabel, InputStream inputStream) throws SQLException;

    void updateClob(int columnIndex, Reader reader) throws SQLException;

    void updateClob(String columnLabel, Reader reader) throws SQLException;

    void updateNClob(int columnIndex, Reader reader) throws SQLException;

    void updateNClob(String columnLabel, Reader reader) throws SQLException;

    <T> T getObject(int columnIndex, Class<T> type) throws SQLException;

    <T> T getObject(String columnLabel, Class<T> type) throws SQLException;

    default void updateObject(int columnIndex, Object x, SQLType sqlType, int n) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    default void updateObject(String columnLabel, Object x, SQLType sqlType, int n) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    default void updateObject(int columnIndex, Object x, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    default void updateObject(String columnLabel, Object x, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }
}
