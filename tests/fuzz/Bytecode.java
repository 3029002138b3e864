import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes classes for the verifier: well-formed files whose code is wrong here and there, the same ones for the same
 * seed.
 *
 *   Bytecode SEED COUNT PACK CLASS-FILE...
 *
 * Two kinds by turns. One is a class file of the list in which one to three instructions were changed: another opcode
 * with operands of the same length, another local variable, constant or branch. The other is a program of its own in a
 * class file of version 49, drawn from a few instructions, subroutines (jsr, ret) among them, so that the verifier that
 * infers types has something to infer. The pack is read by Fuzz: each file's length in four bytes, then the file.
 */
public class Bytecode {
    /** How many bytes of operands each opcode has; -1: switches and wide, which are left alone. */
    static final byte[] OPERANDS = new byte[256];

    static {
        int[] one = {16, 18, 21, 22, 23, 24, 25, 54, 55, 56, 57, 58, 169, 188};
        int[] two = {17, 19, 20, 132, 178, 179, 180, 181, 182, 183, 184, 187, 189, 192, 193, 198, 199};
        for (int op : one) OPERANDS[op] = 1;
        for (int op : two) OPERANDS[op] = 2;
        for (int op = 153; op <= 168; op++) OPERANDS[op] = 2;
        OPERANDS[185] = OPERANDS[186] = OPERANDS[200] = OPERANDS[201] = 4;
        OPERANDS[197] = 3;
        OPERANDS[170] = OPERANDS[171] = OPERANDS[196] = -1;
    }

    final Random random;
    final List<byte[]> inputs = new ArrayList<>();

    Bytecode(long seed) {
        random = new Random(seed);
    }

    static int u2(byte[] b, int at) {
        return (b[at] & 255) << 8 | b[at + 1] & 255;
    }

    static int u4(byte[] b, int at) {
        return u2(b, at) << 16 | u2(b, at + 2);
    }

    /** Begin and end of each method's code, one after the other. */
    static List<Integer> codes(byte[] b) {
        List<Integer> found = new ArrayList<>();
        int at = 10;
        String[] names = new String[u2(b, 8)];
        for (int i = 1; i < names.length; i++) {
            int tag = b[at];
            if (tag == 1) names[i] = new String(b, at + 3, u2(b, at + 1));
            at += tag == 1 ? 3 + u2(b, at + 1) : tag == 5 || tag == 6 ? 9 : tag == 7 || tag == 8 || tag == 16 ? 3 : tag == 15 ? 4 : 5;
            if (tag == 5 || tag == 6) i++;
        }
        at += 8 + 2 * u2(b, at + 6);
        for (int kind = 0; kind < 2; kind++) {
            int members = u2(b, at);
            at += 2;
            for (; members > 0; members--) {
                int attributes = u2(b, at + 6);
                at += 8;
                for (; attributes > 0; attributes--) {
                    if ("Code".equals(names[u2(b, at)])) {
                        found.add(at + 14);
                        found.add(at + 14 + u4(b, at + 10));
                    }
                    at += 6 + u4(b, at + 2);
                }
            }
        }
        return found;
    }

    /** Where the instructions of this code begin, up to the first that is left alone. */
    static List<Integer> instructions(byte[] b, int begin, int end) {
        List<Integer> found = new ArrayList<>();
        for (int at = begin; at < end && OPERANDS[b[at] & 255] >= 0; at += 1 + OPERANDS[b[at] & 255]) found.add(at);
        return found;
    }

    void wound(byte[] b, List<Integer> codes) {
        int which = random.nextInt(codes.size() / 2) * 2;
        List<Integer> found = instructions(b, codes.get(which), codes.get(which + 1));
        if (found.isEmpty()) return;
        int at = found.get(random.nextInt(found.size())), length = OPERANDS[b[at] & 255];
        if (length > 0 && random.nextInt(2) == 0) {
            int low = at + length;
            b[low] = (byte) (random.nextInt(3) == 0 ? random.nextInt(16) : b[low] + random.nextInt(7) - 3);
            return;
        }
        int op;
        do op = random.nextInt(202);
        while (OPERANDS[op] != length);
        b[at] = (byte) op;
    }

    byte[] wounded() {
        byte[] b = inputs.get(random.nextInt(inputs.size())).clone();
        List<Integer> codes = codes(b);
        if (codes.isEmpty()) return b;
        for (int i = 1 + random.nextInt(3); i > 0; i--) wound(b, codes);
        return b;
    }

    // ---- programs with subroutines

    static final int LOCALS = 4, STACK = 4;

    /** What the program is drawn from: opcodes without operands, with a local variable, with a branch. */
    static final int[] PLAIN = {0, 1, 3, 11, 87, 89, 92, 95, 96, 98, 190, 191}, LOCAL = {21, 23, 25, 25, 54, 56, 58, 58, 169, 169};
    static final int[] BRANCH = {153, 167, 168, 168, 168, 198};

    int pick(int[] from) {
        return from[random.nextInt(from.length)];
    }

    /** Instructions whose branches lead to the beginning of others; the last is a return. */
    byte[] program() {
        int n = 3 + random.nextInt(12);
        int[] op = new int[n], operand = new int[n], at = new int[n + 1];
        for (int i = 0; i < n; i++) {
            int kind = random.nextInt(10);
            op[i] = i == n - 1 ? 177 : kind < 4 ? pick(PLAIN) : kind < 7 ? pick(LOCAL) : kind < 9 ? pick(BRANCH) : 177;
            operand[i] = OPERANDS[op[i]] == 1 ? random.nextInt(LOCALS) : random.nextInt(n);
            at[i + 1] = at[i] + 1 + OPERANDS[op[i]];
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0; i < n; i++) {
            out.write(op[i]);
            int value = OPERANDS[op[i]] == 2 ? at[operand[i]] - at[i] : operand[i];
            if (OPERANDS[op[i]] == 2) out.write(value >> 8);
            if (OPERANDS[op[i]] > 0) out.write(value);
        }
        return out.toByteArray();
    }

    /** A class of version 49 with one static method that has this code and perhaps a handler. */
    byte[] subroutines() throws IOException {
        byte[] code = program();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xcafebabe);
        out.writeInt(49);
        String[] texts = {"Drawn", "java/lang/Object", "run", "(I)V", "Code"};
        out.writeShort(texts.length + 3);
        for (String text : texts) {
            out.writeByte(1);
            out.writeUTF(text);
        }
        for (int name = 1; name <= 2; name++) {
            out.writeByte(7);
            out.writeShort(name);
        }
        for (int word : new int[] {0x21, 6, 7, 0, 0, 1, 0x9, 3, 4, 1, 5}) out.writeShort(word);
        boolean handler = random.nextInt(3) == 0;
        out.writeInt(12 + code.length + (handler ? 8 : 0));
        out.writeShort(STACK);
        out.writeShort(LOCALS);
        out.writeInt(code.length);
        out.write(code);
        out.writeShort(handler ? 1 : 0);
        if (handler) for (int word : new int[] {0, code.length, code.length - 1, 0}) out.writeShort(word);
        out.writeShort(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }

    public static void main(String[] args) throws IOException {
        Bytecode make = new Bytecode(Long.parseLong(args[0]));
        for (int i = 3; i < args.length; i++) make.inputs.add(Files.readAllBytes(Path.of(args[i])));
        try (DataOutputStream out = new DataOutputStream(new java.io.BufferedOutputStream(new FileOutputStream(args[2])))) {
            for (int i = 0; i < Integer.parseInt(args[1]); i++) {
                byte[] b = i % 2 == 0 ? make.wounded() : make.subroutines();
                out.writeInt(b.length);
                out.write(b);
            }
        }
    }
}
