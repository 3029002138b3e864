import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.io.StringWriter;

public class Main {
    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = in.readLine()) != null; ) {
            Say.line("stdin: ", line.length(), " ", line);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.writeInt(-2);
        data.writeLong(1L << 33);
        data.writeDouble(0.5);
        data.writeFloat(-1f);
        data.writeUTF("h\u00e9\u0000");
        data.writeShort(65535);
        data.writeChar('x');
        data.writeBoolean(true);
        data.writeByte(-1);
        Say.line(data.size(), " ", bytes.size());
        DataInputStream back = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        Say.line(back.readInt(), " ", back.readLong(), " ", back.readDouble(), " ", back.readFloat(), " ",
                 back.readUTF().length(), " ", back.readUnsignedShort(), " ", back.readChar(), " ",
                         back.readBoolean(), " ",
                 back.readUnsignedByte());
        try {
            back.readByte();
        } catch (EOFException e) {
            Say.line("end of file");
        }
        File f = File.createTempFile("scenario", ".txt");
        Say.line(f.exists(), " ", f.length(), " ", f.isFile(), " ", f.getName().endsWith(".txt"));
        BufferedWriter w = new BufferedWriter(new FileWriter(f));
        for (int i = 0; i < 3000; i++) {
            w.write("line ");
            w.write(String.valueOf(i));
            w.newLine();
        }
        w.close();
        BufferedReader r = new BufferedReader(new FileReader(f));
        int n = 0;
        String last = null;
        for (String s; (s = r.readLine()) != null; n++) {
            last = s;
        }
        r.close();
        Say.line(n, " ", last, " ", f.length());
        try {
            r.readLine();
        } catch (IOException e) {
            Say.line("closed");
        }
        FileOutputStream append = new FileOutputStream(f, true);
        append.write(new byte[] { 'e', 'n', 'd' }, 1, 2);
        append.close();
        InputStream buffered = new BufferedInputStream(new FileInputStream(f), 16);
        buffered.mark(10);
        int first = buffered.read();
        buffered.reset();
        Say.line((char) first, (char) buffered.read(), " ", buffered.skip(5), " ", buffered.available() > 0);
        buffered.close();
        RandomAccessFile random = new RandomAccessFile(f, "rw");
        random.seek(f.length() - 2);
        Say.line((char) random.read(), (char) random.read(), " ", random.read(), " ", random.getFilePointer());
        random.setLength(4);
        random.close();
        Say.line(f.length(), " ", f.delete(), " ", f.exists(), " ", f.delete());
        try {
            new FileInputStream(f);
        } catch (FileNotFoundException e) {
            Say.line("not found: ", e.getMessage().endsWith("(No such file or directory)"));
        }
        StringWriter text = new StringWriter();
        PrintWriter print = new PrintWriter(text);
        print.print(1);
        print.print(' ');
        print.println(true);
        print.print(new char[] { 'o', 'k' });
        print.flush();
        Say.line(text.toString().replace("\n", "|"), " ", text.getBuffer().length());
        StringReader chars = new StringReader("abc");
        char[] buffer = new char[2];
        Say.line(chars.read(buffer), " ", new String(buffer), " ", chars.read(), " ", chars.read());
        PushbackInputStream push = new PushbackInputStream(new ByteArrayInputStream(new byte[] { 1, 2 }));
        int one = push.read();
        push.unread(9);
        Say.line(one, " ", push.read(), " ", push.read(), " ", push.read());
        ByteArrayOutputStream utf = new ByteArrayOutputStream();
        OutputStreamWriter encode = new OutputStreamWriter(utf, "UTF-8");
        encode.write("\u20ac\ud83d\ude00");
        encode.close();
        Say.line(utf.size(), " ", new InputStreamReader(new ByteArrayInputStream(utf.toByteArray()), "UTF-8").read());
        PrintStream old = System.out;
        ByteArrayOutputStream caught = new ByteArrayOutputStream();
        System.setOut(new PrintStream(caught, true));
        System.out.println("redirected");
        System.setOut(old);
        Say.line(caught.toString().trim());
        File dir = new File(System.getProperty("java.io.tmpdir"), "tivm".concat(String.valueOf(System.nanoTime())));
        Say.line(dir.mkdir(), " ", dir.isDirectory(), " ", dir.list().length, " ", dir.delete());
        File rel = new File("a/b/../c.txt");
        Say.line(rel.getParent(), " ", rel.getName(), " ", rel.isAbsolute(), " ", rel.getPath(), " ",
                 new File("/x//y/").getPath());
        System.out.printf("%s%n", "printf");
        System.err.println("to standard error");
    }
}
