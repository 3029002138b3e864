// SPDX-License-Identifier: MIT
package java.util.jar;

import java.io.IOException;
import java.security.CodeSigner;
import java.security.cert.Certificate;
import java.util.zip.ZipEntry;

/** An entry of a jar file. Signatures are not checked, so it has no certificates. */
public class JarEntry extends ZipEntry {
    Attributes attr;

    public JarEntry(String name) {
        super(name);
    }

    public JarEntry(ZipEntry ze) {
        super(ze);
    }

    public JarEntry(JarEntry je) {
        this((ZipEntry) je);
        attr = je.attr;
    }

    public Attributes getAttributes() throws IOException {
        return attr;
    }

    public Certificate[] getCertificates() {
        return null;
    }

    public CodeSigner[] getCodeSigners() {
        return null;
    }

    public String getRealName() {
        return super.getName();
    }
}
