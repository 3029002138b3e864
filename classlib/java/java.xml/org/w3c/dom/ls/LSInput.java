// SPDX-License-Identifier: MIT
package org.w3c.dom.ls;

import java.io.InputStream;
import java.io.Reader;

/** Of DOM level 3 load and save: lsinput. */
public interface LSInput {
    Reader getCharacterStream();

    void setCharacterStream(Reader reader);

    InputStream getByteStream();

    void setByteStream(InputStream inputStream);

    String getStringData();

    void setStringData(String value);

    String getSystemId();

    void setSystemId(String value);

    String getPublicId();

    void setPublicId(String value);

    String getBaseURI();

    void setBaseURI(String value);

    String getEncoding();

    void setEncoding(String value);

    boolean getCertifiedText();

    void setCertifiedText(boolean on);
}
