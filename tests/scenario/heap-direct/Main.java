import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Memory outside the heap. */
public class Main {
    public static void main(String[] args) {
        int errors = 0;
        for (int i = 0; i < 100; i++) {
            ByteBuffer b = ByteBuffer.allocateDirect(1 << 20); // freed when unreachable, else 8 MiB would not do
            b.putInt(0, i);
            if (b.getInt(0) != i) {
                errors++;
            }
        }
        Say.line("errors ", errors);
        try {
            ByteBuffer.allocateDirect(16 << 20);
            Say.line("too much was given");
        } catch (OutOfMemoryError e) {
            Say.line("refused");
        }
        ByteBuffer b = ByteBuffer.allocateDirect(64).order(ByteOrder.LITTLE_ENDIAN);
        b.putLong(0x0102030405060708L).putDouble(1.5);
        b.flip();
        Say.line(b.isDirect(), " ", b.remaining(), " ", b.get(0), " ", b.duplicate().order(ByteOrder.BIG_ENDIAN).getLong());
        b.position(8);
        ByteBuffer slice = b.slice().order(ByteOrder.LITTLE_ENDIAN);
        slice.putDouble(0, 2.5);
        Say.line(b.getDouble(8), " ", slice.capacity(), " ", slice.isDirect());
        try {
            b.asReadOnlyBuffer().put((byte) 1);
        } catch (java.nio.ReadOnlyBufferException e) {
            Say.line("read only");
        }
        try {
            ByteBuffer.allocateDirect(-1);
        } catch (IllegalArgumentException e) {
            Say.line("negative");
        }
    }
}
