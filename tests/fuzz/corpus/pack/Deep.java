package pack;

/** A class in a package, for the jars. */
public class Deep {
    public enum Kind { A, B }

    Object[] objects(int n) {
        Object[] o = new Object[n];
        for (int i = 0; i < n; i++) {
            o[i] = i % 2 == 0 ? (Object) Integer.valueOf(i) : new float[] { 1f, i };
        }
        return o;
    }
}
