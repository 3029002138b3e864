// SPDX-License-Identifier: MIT
package java.security.cert;

import java.io.IOException;
import java.io.OutputStream;

/** One extension of X.509: its identifier, whether it is critical, its value. */
public interface Extension {
    void encode(OutputStream out) throws IOException;

    String getId();

    byte[] getValue();

    boolean isCritical();
}
