import org.objectweb.asm.*; import org.objectweb.asm.util.*; import org.objectweb.asm.tree.*; import org.objectweb.asm.tree.analysis.*;
import java.util.zip.*; import java.util.*; import java.io.*; import java.security.*;
public class AsmAll {
  public static void main(String[] a) throws Exception {
    ZipFile z = new ZipFile(a[0]); int n=0, methods=0; long insns=0; CRC32 crc = new CRC32();
    int limit = Integer.parseInt(a[1]);
    for (Enumeration<? extends ZipEntry> e = z.entries(); e.hasMoreElements();) { ZipEntry en = e.nextElement(); if(!en.getName().endsWith(".class")||en.getName().equals("module-info.class")) continue;
      if (n >= limit) break;
      byte[] b = z.getInputStream(en).readAllBytes(); n++;
      ClassReader r = new ClassReader(b);
      ClassWriter w = new ClassWriter(r, ClassWriter.COMPUTE_MAXS); r.accept(w, 0); byte[] c = w.toByteArray();
      ClassWriter w2 = new ClassWriter(0); r.accept(w2, ClassReader.EXPAND_FRAMES); crc.update(w2.toByteArray());
      crc.update(c);
      ClassNode cn = new ClassNode(); new ClassReader(c).accept(cn, 0);
      for (MethodNode m : cn.methods) { methods++; insns += m.instructions.size(); 
        if (n % 5 == 0) { Analyzer<BasicValue> an = new Analyzer<>(new BasicVerifier()); an.analyze(cn.name, m);} }
      if (n % 20 == 0) { StringWriter sw = new StringWriter(); r.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(sw)), 0); crc.update(sw.toString().getBytes("UTF-8")); 
         sw = new StringWriter(); r.accept(new TraceClassVisitor(null, new ASMifier(), new PrintWriter(sw)), 0); crc.update(sw.toString().getBytes("UTF-8")); }
    }
    System.out.println(n+" classes "+methods+" methods "+insns+" insns crc "+Long.toHexString(crc.getValue()));
  }
}
