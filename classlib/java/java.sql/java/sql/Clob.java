// SPDX-License-Identifier: MIT
package java.sql;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;

/** Of JDBC: clob. */
public interface Clob {
    long length() throws SQLException;

    String getSubString(long pos, int n) throws SQLException;

    Reader getCharacterStream() throws SQLException;

    InputStream getAsciiStream() throws SQLException;

    long position(String name, long pos) throws SQLException;

    long position(Clob clob, long pos) throws SQLException;

    int setString(long pos, String value) throws SQLException;

    int setString(long pos, String name, int n1, int n2) throws SQLException;

    OutputStream setAsciiStream(long pos) throws SQLException;

    Writer setCharacterStream(long pos) throws SQLException;

    void truncate(long pos) throws SQLException;

    void free() throws SQLException;

    Reader getCharacterStream(long pos1, long pos2) throws SQLException;
}
