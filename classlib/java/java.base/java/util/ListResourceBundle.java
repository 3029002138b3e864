// SPDX-License-Identifier: MIT
package java.util;

/** A bundle from an array of pairs. */
public abstract class ListResourceBundle extends ResourceBundle {
    private Map<String, Object> lookup;

    public ListResourceBundle() {
    }

    private synchronized Map<String, Object> lookup() {
        if (lookup == null) {
            lookup = new HashMap<String, Object>();
            Object[][] all = getContents();
            for (int i = 0; i < all.length; i++) lookup.put((String) all[i][0], Objects.requireNonNull(all[i][1]));
        }
        return lookup;
    }

    public final Object handleGetObject(String key) {
        return lookup().get(Objects.requireNonNull(key));
    }

    public Enumeration<String> getKeys() {
        return keys(lookup().keySet(), parent);
    }

    protected Set<String> handleKeySet() {
        return lookup().keySet();
    }

    protected abstract Object[][] getContents();
}
