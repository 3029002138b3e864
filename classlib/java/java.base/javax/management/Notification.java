// SPDX-License-Identifier: MIT
package javax.management;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.EventObject;

/** What a bean tells. */
public class Notification extends EventObject {
    private static final long serialVersionUID = -7516092053498031989L;

    protected Object source;
    private String type, message;
    private long sequenceNumber, timeStamp;
    private Object userData;

    public Notification(String type, Object source, long sequenceNumber) {
        this(type, source, sequenceNumber, System.currentTimeMillis(), "");
    }

    public Notification(String type, Object source, long sequenceNumber, String message) {
        this(type, source, sequenceNumber, System.currentTimeMillis(), message);
    }

    public Notification(String type, Object source, long sequenceNumber, long timeStamp) {
        this(type, source, sequenceNumber, timeStamp, "");
    }

    public Notification(String type, Object source, long sequenceNumber, long timeStamp, String message) {
        super(source);
        this.source = source;
        this.type = type;
        this.sequenceNumber = sequenceNumber;
        this.timeStamp = timeStamp;
        this.message = message;
    }

    public void setSource(Object source) {
        super.source = source;
        this.source = source;
    }

    public long getSequenceNumber() {
        return sequenceNumber;
    }

    public void setSequenceNumber(long n) {
        sequenceNumber = n;
    }

    public String getType() {
        return type;
    }

    public long getTimeStamp() {
        return timeStamp;
    }

    public void setTimeStamp(long t) {
        timeStamp = t;
    }

    public String getMessage() {
        return message;
    }

    public Object getUserData() {
        return userData;
    }

    public void setUserData(Object data) {
        userData = data;
    }

    @Override
    public String toString() {
        return super.toString() + "[type=" + type + "][message=" + message + "]";
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        super.source = source;
    }
}
