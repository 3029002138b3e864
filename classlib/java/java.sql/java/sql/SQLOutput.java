// SPDX-License-Identifier: MIT
package java.sql;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;

/** Of JDBC: sqloutput. */
public interface SQLOutput {
    void writeString(String name) throws SQLException;

    void writeBoolean(boolean on) throws SQLException;

    void writeByte(byte x) throws SQLException;

    void writeShort(short x) throws SQLException;

    void writeInt(int n) throws SQLException;

    void writeLong(long pos) throws SQLException;

    void writeFloat(float x) throws SQLException;

    void writeDouble(double x) throws SQLException;

    void writeBigDecimal(BigDecimal bigDecimal) throws SQLException;

    void writeBytes(byte[] bs) throws SQLException;

    void writeDate(Date date) throws SQLException;

    void writeTime(Time time) throws SQLException;

    void writeTimestamp(Timestamp timestamp) throws SQLException;

    void writeCharacterStream(Reader reader) throws SQLException;

    void writeAsciiStream(InputStream inputStream) throws SQLException;

    void writeBinaryStream(InputStream inputStream) throws SQLException;

    void writeObject(SQLData sqlData) throws SQLException;

    void writeRef(Ref ref) throws SQLException;

    void writeBlob(Blob blob) throws SQLException;

    void writeClob(Clob clob) throws SQLException;

    void writeStruct(Struct struct) throws SQLException;

    void writeArray(Array array) throws SQLException;

    void writeURL(URL url) throws SQLException;

    void writeNString(String name) throws SQLException;

    void writeNClob(NClob nClob) throws SQLException;

    void writeRowId(RowId rowId) throws SQLException;

    void writeSQLXML(SQLXML sqlxml) throws SQLException;

    default void writeObject(Object x, SQLType sqlType) throws SQLException {
        throw new SQLFeatureNotSupportedException("writeObject not implemented");
    }
}
