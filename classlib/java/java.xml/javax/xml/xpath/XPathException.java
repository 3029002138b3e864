// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.PrintStream;
import java.io.PrintWriter;

/** An expression could not be read or evaluated. */
public class XPathException extends Exception {
    private static final long serialVersionUID = -1837080260374986980L;

    private static final ObjectStreamField[] serialPersistentFields = {
        new ObjectStreamField("cause", Throwable.class)};

    public XPathException(String message) {
        super(checked(message));
    }

    public XPathException(Throwable cause) {
        super(checked(cause));
    }

    private static <T> T checked(T value) {
        if (value == null) throw new NullPointerException("message can't be null");
        return value;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("cause", super.getCause());
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        Throwable cause = (Throwable) in.readFields().get("cause", null);
        if (super.getCause() == null && cause != null) initCause(cause);
    }

    @Override
    public Throwable getCause() {
        return super.getCause();
    }

    @Override
    public void printStackTrace(PrintStream s) {
        super.printStackTrace(s);
    }

    @Override
    public void printStackTrace() {
        super.printStackTrace();
    }

    @Override
    public void printStackTrace(PrintWriter s) {
        super.printStackTrace(s);
    }
}
