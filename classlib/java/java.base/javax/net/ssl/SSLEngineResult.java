// SPDX-License-Identifier: MIT
package javax.net.ssl;

/** What one wrap or unwrap did. */
public class SSLEngineResult {
    public enum Status { BUFFER_UNDERFLOW, BUFFER_OVERFLOW, OK, CLOSED }

    public enum HandshakeStatus { NOT_HANDSHAKING, FINISHED, NEED_TASK, NEED_WRAP, NEED_UNWRAP, NEED_UNWRAP_AGAIN }

    private final Status status;
    private final HandshakeStatus handshakeStatus;
    private final int consumed;
    private final int produced;
    private final long sequence; // unsigned; -1 is none

    public SSLEngineResult(Status status, HandshakeStatus handshakeStatus, int bytesConsumed, int bytesProduced) {
        this(status, handshakeStatus, bytesConsumed, bytesProduced, -1);
    }

    public SSLEngineResult(Status status, HandshakeStatus handshakeStatus, int bytesConsumed, int bytesProduced,
            long sequenceNumber) {
        this.status = given(status);
        this.handshakeStatus = given(handshakeStatus);
        consumed = count(bytesConsumed);
        produced = count(bytesProduced);
        sequence = sequenceNumber;
    }

    private static <T> T given(T what) {
        return must(what != null, what);
    }

    private static int count(int bytes) {
        return must(bytes >= 0, bytes);
    }

    private static <T> T must(boolean holds, T what) {
        if (!holds) throw new IllegalArgumentException("Invalid Parameter(s)");
        return what;
    }

    public final Status getStatus() {
        return status;
    }

    public final HandshakeStatus getHandshakeStatus() {
        return handshakeStatus;
    }

    public final int bytesConsumed() {
        return consumed;
    }

    public final int bytesProduced() {
        return produced;
    }

    public final long sequenceNumber() {
        return sequence;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Status = ").append(status).append(" HandshakeStatus = ");
        text.append(handshakeStatus).append("\nbytesConsumed = ").append(consumed).append(" bytesProduced = ").append(produced);
        if (sequence != -1) text.append(" sequenceNumber = ").append(Long.toUnsignedString(sequence));
        return text.toString();
    }
}
