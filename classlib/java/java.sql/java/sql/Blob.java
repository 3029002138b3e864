// SPDX-License-Identifier: MIT
package java.sql;

import java.io.InputStream;
import java.io.OutputStream;

/** Of JDBC: blob. */
public interface Blob {
    long length() throws SQLException;

    byte[] getBytes(long pos, int n) throws SQLException;

    InputStream getBinaryStream() throws SQLException;

    long position(byte[] bs, long pos) throws SQLException;

    long position(Blob blob, long pos) throws SQLException;

    int setBytes(long pos, byte[] bs) throws SQLException;

    int setBytes(long pos, byte[] bs, int n1, int n2) throws SQLException;

    OutputStream setBinaryStream(long pos) throws SQLException;

    void truncate(long pos) throws SQLException;

    void free() throws SQLException;

    InputStream getBinaryStream(long pos1, long pos2) throws SQLException;
}
