// SPDX-License-Identifier: MIT
package javax.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Calendar;
import java.util.Map;

/** Of JDBC: row set. */
public interface RowSet extends ResultSet {
    String getUrl() throws SQLException;

    void setUrl(String value) throws SQLException;

    String getDataSourceName();

    void setDataSourceName(String value) throws SQLException;

    String getUsername();

    void setUsername(String value) throws SQLException;

    String getPassword();

    void setPassword(String value) throws SQLException;

    int getTransactionIsolation();

    void setTransactionIsolation(int n) throws SQLException;

    Map<String, Class<?>> getTypeMap() throws SQLException;

    void setTypeMap(Map<String, Class<?>> map) throws SQLException;

    String getCommand();

    void setCommand(String value) throws SQLException;

    boolean isReadOnly();

    void setReadOnly(boolean on) throws SQLException;

    int getMaxFieldSize() throws SQLException;

    void setMaxFieldSize(int n) throws SQLException;

    int getMaxRows() throws SQLException;

    void setMaxRows(int n) throws SQLException;

    boolean getEscapeProcessing() throws SQLException;

    void setEscapeProcessing(boolean on) throws SQLException;

    int getQueryTimeout() throws SQLException;

    void setQueryTimeout(int n) throws SQLException;

    void setType(int n) throws SQLException;

    void setConcurrency(int n) throws SQLException;

    void setNull(int parameterIndex, int n) throws SQLException;

    void setNull(String parameterName, int n) throws SQLException;

    void setNull(int parameterIndex, int n, String value) throws SQLException;

    void setNull(String parameterName, int n, String value) throws SQLException;

    void setBoolean(int parameterIndex, boolean on) throws SQLException;

    void setBoolean(String parameterName, boolean on) throws SQLException;

    void setByte(int parameterIndex, byte x) throws SQLException;

    void setByte(String parameterName, byte x) throws SQLException;

    void setShort(int parameterIndex, short x) throws SQLException;

    void setShort(String parameterName, short x) throws SQLException;

    void setInt(int parameterIndex, int n) throws SQLException;

    void setInt(String parameterName, int n) throws SQLException;

    void setLong(int parameterIndex, long pos) throws SQLException;

    void setLong(String parameterName, long pos) throws SQLException;

    void setFloat(int parameterIndex, float x) throws SQLException;

    void setFloat(String parameterName, float x) throws SQLException;

    void setDouble(int parameterIndex, double x) throws SQLException;

    void setDouble(String parameterName, double x) throws SQLException;

    void setBigDecimal(int parameterIndex, BigDecimal bigDecimal) throws SQLException;

    void setBigDecimal(String parameterName, BigDecimal bigDecimal) throws SQLException;

    void setString(int parameterIndex, String value) throws SQLException;

    void setString(String parameterName, String value) throws SQLException;

    void setBytes(int parameterIndex, byte[] bs) throws SQLException;

    void setBytes(String parameterName, byte[] bs) throws SQLException;

    void setDate(int parameterIndex, Date date) throws SQLException;

    void setTime(int parameterIndex, Time time) throws SQLException;

    void setTimestamp(int parameterIndex, Timestamp timestamp) throws SQLException;

    void setTimestamp(String parameterName, Timestamp timestamp) throws SQLException;

    void setAsciiStream(int parameterIndex, InputStream inputStream, int n) throws SQLException;

    void setAsciiStream(String parameterName, InputStream inputStream, int n) throws SQLException;

    void setBinaryStream(int parameterIndex, InputStream inputStream, int n) throws SQLException;

    void setBinaryStream(String parameterName, InputStream inputStream, int n) throws SQLException;

    void setCharacterStream(int parameterIndex, Reader reader, int n) throws SQLException;

    void setCharacterStream(String parameterName, Reader reader, int n) throws SQLException;

    void setAsciiStream(int parameterIndex, InputStream inputStream) throws SQLException;

    void setAsciiStream(String parameterName, InputStream inputStream) throws SQLException;

    void setBinaryStream(int parameterIndex, InputStream inputStream) throws SQLException;

    void setBinaryStream(String parameterName, InputStream inputStream) throws SQLException;

    void setCharacterStream(int parameterIndex, Reader reader) throws SQLException;

    void setCharacterStream(String parameterName, Reader reader) throws SQLException;

    void setNCharacterStream(int parameterIndex, Reader reader) throws SQLException;

    void setObject(int parameterIndex, Object x, int n1, int n2) throws SQLException;

    void setObject(String parameterName, Object x, int n1, int n2) throws SQLException;

    void setObject(int parameterIndex, Object x, int n) throws SQLException;

    void setObject(String parameterName, Object x, int n) throws SQLException;

    void setObject(String parameterName, Object x) throws SQLException;

    void setObject(int parameterIndex, Object x) throws SQLException;

    void setRef(int parameterIndex, Ref ref) throws SQLException;

    void setBlob(int parameterIndex, Blob blob) throws SQLException;

    void setBlob(int parameterIndex, InputStream inputStream, long pos) throws SQLException;

    void setBlob(int parameterIndex, InputStream inputStream) throws SQLException;

    void setBlob(String parameterName, InputStream inputStream, long pos) throws SQLException;

    void setBlob(String parameterName, Blob blob) throws SQLException;

    void setBlob(String parameterName, InputStream inputStream) throws SQLException;

    void setClob(int parameterIndex, Clob clob) throws SQLException;

    void setClob(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setClob(int parameterIndex, Reader reader) throws SQLException;

    void setClob(String parameterName, Reader reader, long pos) throws SQLException;

    void setClob(String parameterName, Clob clob) throws SQLException;

    void setClob(String parameterName, Reader reader) throws SQLException;

    void setArray(int parameterIndex, Array array) throws SQLException;

    void setDate(int parameterIndex, Date date, Calendar calendar) throws SQLException;

    void setDate(String parameterName, Date date) throws SQLException;

    void setDate(String parameterName, Date date, Calendar calendar) throws SQLException;

    void setTime(int parameterIndex, Time time, Calendar calendar) throws SQLException;

    void setTime(String parameterName, Time time) throws SQLException;

    void setTime(String parameterName, Time time, Calendar calendar) throws SQLException;

    void setTimestamp(int parameterIndex, Timestamp timestamp, Calendar calendar) throws SQLException;

    void setTimestamp(String parameterName, Timestamp timestamp, Calendar calendar) throws SQLException;

    void clearParameters() throws SQLException;

    void execute() throws SQLException;

    void addRowSetListener(RowSetListener rowSetListener);

    void removeRowSetListener(RowSetListener rowSetListener);

    void setSQLXML(int parameterIndex, SQLXML sqlxml) throws SQLException;

    void setSQLXML(String parameterName, SQLXML sqlxml) throws SQLException;

    void setRowId(int parameterIndex, RowId rowId) throws SQLException;

    void setRowId(String parameterName, RowId rowId) throws SQLException;

    void setNString(int parameterIndex, String value) throws SQLException;

    void setNString(String parameterName, String value) throws SQLException;

    void setNCharacterStream(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setNCharacterStream(String parameterName, Reader reader, long pos) throws SQLException;

    void setNCharacterStream(String parameterName, Reader reader) throws SQLException;

    void setNClob(String parameterName, NClob nClob) throws SQLException;

    void setNClob(String parameterName, Reader reader, long pos) throws SQLException;

    void setNClob(String parameterName, Reader reader) throws SQLException;

    void setNClob(int parameterIndex, Reader reader, long pos) throws SQLException;

    void setNClob(int parameterIndex, NClob nClob) throws SQLException;

    void setNClob(int parameterIndex, Reader reader) throws SQLException;

    void setURL(int parameterIndex, URL url) throws SQLException;
}
