// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Of compilers as tools: tool. */
public interface Tool {
    default String name() {
        return "";
    }

    int run(InputStream inputStream, OutputStream outputStream1, OutputStream outputStream2, String... names);

    Set<SourceVersion> getSourceVersions();
}
