import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;

public class Main {
    static void touch(String how, Callable<?> c) {
        String result;
        try {
            result = "good " + c.call();
        } catch (Throwable t) {
            result = t.getClass().getName();
        }
        System.out.println(how + ": " + result);
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            try (FileOutputStream f = new FileOutputStream(args[0])) {
                for (int i = 0; i < 2000; i++) {
                    f.write(new byte[1000]);
                }
                System.out.println("no limit");
            } catch (IOException e) {
                System.out.println("IOException, " + e.getMessage());
            }
            return;
        }
        Path p = Files.createTempFile("mapped", ".bin");
        try (FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            c.write(ByteBuffer.allocate(1 << 16));
            MappedByteBuffer b = c.map(FileChannel.MapMode.READ_WRITE, 0, 1 << 16);
            b.put(100, (byte) 7);
            touch("before", () -> b.get(40000));
            c.truncate(4096);
            for (int round = 0; round < 2; round++) {
                touch("get", () -> b.get(40000));
                touch("getInt", () -> b.getInt(40000));
                touch("getLong, odd", () -> b.getLong(40001));
                touch("put", () -> b.put(40000, (byte) 1));
                touch("putDouble", () -> b.putDouble(40000, 1));
                touch("into an array", () -> {
                    b.duplicate().position(30000).get(new byte[100]);
                    return "";
                });
                touch("from an array", () -> b.duplicate().position(30000).put(new byte[100]) != null);
                touch("what is left", () -> b.get(100));
            }
        }
        Files.delete(p);
    }
}
