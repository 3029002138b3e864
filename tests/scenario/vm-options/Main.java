public class Main {
    public static void main(String[] args) {
        Say.line("ran ", String.join(" ", args));
        if (args.length > 0 && args[0].equals("crc")) { // by a native of the class library
            java.util.zip.CRC32 crc = new java.util.zip.CRC32();
            crc.update(new byte[] {1, 2, 3});
            Say.line(crc.getValue());
        }
    }
}
