// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import java.io.OutputStream;
import java.io.Writer;

/** Of DOM level 3 load and save: lsoutput. */
public interface LSOutput {
    Writer getCharacterStream();

    void setCharacterStream(Writer writer);

    OutputStream getByteStream();

    void setByteStream(OutputStream outputStream);

    String getSystemId();

    void setSystemId(String value);

    String getEncoding();

    void setEncoding(String value);
}
