import java.lang.instrument.ClassFileTransformer;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;

/** Writes its letter into the first dot behind "mark:" in a class file: the letters tell who came when. */
class Marker implements ClassFileTransformer {
    final char letter;
    final String only;

    Marker(char letter, String only) {
        this.letter = letter;
        this.only = only;
    }

    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        return name != null && name.startsWith(only) ? mark(bytes, letter) : null;
    }

    static byte[] mark(byte[] bytes, char letter) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int at = text.indexOf("mark:");
        int dot = at < 0 ? -1 : text.indexOf('.', at);
        if (dot < 0) {
            return null;
        }
        byte[] copy = bytes.clone();
        copy[dot] = (byte) letter;
        return copy;
    }
}
