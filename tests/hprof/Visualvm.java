import java.io.File;
import java.util.Map;
import java.util.TreeMap;
import org.graalvm.visualvm.lib.jfluid.heap.GCRoot;
import org.graalvm.visualvm.lib.jfluid.heap.Heap;
import org.graalvm.visualvm.lib.jfluid.heap.HeapFactory;
import org.graalvm.visualvm.lib.jfluid.heap.Instance;
import org.graalvm.visualvm.lib.jfluid.heap.JavaClass;

/** Opens a heap dump with VisualVM's own library: `java Visualvm FILE classes` or `java Visualvm FILE path CLASS`. */
public class Visualvm {
    public static void main(String[] args) throws Exception {
        Heap heap = HeapFactory.createHeap(new File(args[0]));
        if (args[1].equals("classes")) {
            Map<String, Integer> counts = new TreeMap<>();
            for (JavaClass c : heap.getAllClasses()) {
                counts.merge(c.getName(), c.getInstancesCount(), Integer::sum);
            }
            counts.forEach((name, n) -> System.out.println(n + " " + name));
            return;
        }
        // How the first instance of a class is held: from the instance up to the root.
        JavaClass c = heap.getJavaClassByName(args[2]);
        Instance at = (Instance) c.getInstances().get(0);
        while (!at.isGCRoot()) {
            at = at.getNearestGCRootPointer();
            System.out.println(at.getJavaClass().getName());
        }
        GCRoot root = (GCRoot) heap.getGCRoots(at).iterator().next();
        System.out.println(root.getKind());
    }
}
