// SPDX-License-Identifier: MIT
package javax.xml.transform.sax;

import javax.xml.transform.Templates;
import org.xml.sax.ContentHandler;

/** Compiles the stylesheet that it is told. */
public interface TemplatesHandler extends ContentHandler {
    Templates getTemplates();

    void setSystemId(String value);

    String getSystemId();
}
