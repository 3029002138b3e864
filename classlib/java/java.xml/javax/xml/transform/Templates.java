// SPDX-License-Identifier: MIT
package javax.xml.transform;

import java.util.Properties;

/** A compiled stylesheet. */
public interface Templates {
    Transformer newTransformer() throws TransformerConfigurationException;

    Properties getOutputProperties();
}
