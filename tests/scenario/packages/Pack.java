import java.io.FileOutputStream;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** Pack FOLDER JAR: the classes, and a manifest that speaks of all packages and of one. */
public class Pack {
    public static void main(String[] args) throws Exception {
        Manifest m = new Manifest();
        Attributes all = m.getMainAttributes();
        all.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        all.put(Attributes.Name.SPECIFICATION_TITLE, "Marks");
        all.put(Attributes.Name.SPECIFICATION_VERSION, "1.2");
        all.put(Attributes.Name.IMPLEMENTATION_VENDOR, "nobody");
        Attributes closed = new Attributes();
        closed.put(Attributes.Name.SEALED, "true");
        closed.put(Attributes.Name.SPECIFICATION_TITLE, "Closed marks");
        closed.put(Attributes.Name.IMPLEMENTATION_TITLE, "closed");
        closed.put(Attributes.Name.IMPLEMENTATION_VERSION, "3");
        m.getEntries().put("closed/", closed);
        try (JarOutputStream jar = new JarOutputStream(new FileOutputStream(args[1]), m)) {
            for (String name : new String[] { "marked/A.class", "closed/B.class" }) {
                jar.putNextEntry(new ZipEntry(name));
                jar.write(Files.readAllBytes(Paths.get(args[0], name)));
            }
        }
    }
}
