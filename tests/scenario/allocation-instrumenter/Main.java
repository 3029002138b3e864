import com.google.monitoring.runtime.instrumentation.AllocationRecorder;
import com.google.monitoring.runtime.instrumentation.ConstructorCallback;
import com.google.monitoring.runtime.instrumentation.ConstructorInstrumenter;
import com.google.monitoring.runtime.instrumentation.Sampler;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/** Compiled for Java 8, the newest class files that this version of the agent understands fully. */
public class Main implements Sampler {
    private final Map<String, Integer> seen = new TreeMap<String, Integer>();
    private final Thread main = Thread.currentThread();
    private boolean on;

    @Override
    public void sampleAllocation(int count, String what, Object o, long size) {
        if (!on || Thread.currentThread() != main) {
            return;
        }
        on = false;
        StringBuilder key = new StringBuilder(o.getClass().getName()).append(" (").append(what);
        key.append(count >= 0 ? ", array of " + count : "").append(size > 0 ? ")" : ") of no size");
        Integer n = seen.get(key.toString());
        seen.put(key.toString(), n == null ? 1 : n + 1);
        on = true;
    }

    static class Small implements Cloneable {
        int a;
        long b;

        public Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static class Large extends Small {
        int[] more = new int[10];
    }

    static void allocate() throws Exception {
        for (int i = 0; i < 5; i++) {
            new Small();
        }
        new Large();
        int[] numbers = new int[7];
        Object[][] deep = new String[2][3];
        Object[][] half = new String[2][][];
        numbers.clone();
        new Small().copy();
        Small.class.newInstance();
        Small.class.getDeclaredConstructor().newInstance();
        Array.newInstance(Small.class, 4);
        new String("x");
        new ArrayList<String>();
    }

    public static void main(String[] args) throws Exception {
        allocate(); // so that classes are loaded and instrumented when it counts
        Main sampler = new Main();
        AllocationRecorder.addSampler(sampler);
        sampler.on = true;
        allocate();
        sampler.on = false;
        AllocationRecorder.removeSampler(sampler);
        for (Map.Entry<String, Integer> e : sampler.seen.entrySet()) {
            Say.line(e.getValue(), " times ", e.getKey());
        }
        ConstructorInstrumenter.instrumentClass(Small.class, new ConstructorCallback<Small>() {
            @Override
            public void sample(Small s) {
                Say.line("made ", s.getClass().getName());
            }
        });
        new Small();
        new Large();
    }
}
