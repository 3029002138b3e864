// SPDX-License-Identifier: MIT
package javax.annotation.processing;

import java.io.IOException;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** Of annotation processing: filer. */
public interface Filer {
    JavaFileObject createSourceFile(CharSequence charSequence, Element... elements) throws IOException;

    JavaFileObject createClassFile(CharSequence charSequence, Element... elements) throws IOException;

    FileObject createResource(JavaFileManager.Location location, CharSequence charSequence1,
            CharSequence charSequence2, Element... elements) throws IOException;

    FileObject getResource(JavaFileManager.Location location, CharSequence charSequence1,
            CharSequence charSequence2) throws IOException;
}
