// SPDX-License-Identifier: MIT
package java.util;

/** A collection over iterator() and size(). */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        if (o == null) {
            while (it.hasNext()) if (it.next() == null) return true;
        } else {
            while (it.hasNext()) if (o.equals(it.next())) return true;
        }
        return false;
    }

    public Object[] toArray() {
        Object[] a = new Object[size()];
        int n = 0;
        for (Iterator<E> it = iterator(); it.hasNext(); n++) {
            if (n == a.length) a = Arrays.copyOf(a, n + (n >> 1) + 1);
            a[n] = it.next();
        }
        return n == a.length ? a : Arrays.copyOf(a, n);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int size = size();
        T[] r = a.length >= size ? a : (T[]) java.lang.reflect.Array.newInstance(a.getClass().getComponentType(), size);
        int n = 0;
        for (Iterator<E> it = iterator(); it.hasNext(); n++) {
            if (n == r.length) r = Arrays.copyOf(r, n + (n >> 1) + 1);
            r[n] = (T) it.next();
        }
        if (n == r.length) return r;
        if (r == a) {
            r[n] = null;
            return r;
        }
        if (n > a.length) return Arrays.copyOf(r, n);
        System.arraycopy(r, 0, a, 0, n);
        if (n < a.length) a[n] = null;
        return a;
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Iterator<?> it = c.iterator(); it.hasNext();) if (!contains(it.next())) return false;
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (Iterator<? extends E> it = c.iterator(); it.hasNext();) if (add(it.next())) changed = true;
        return changed;
    }

    private boolean removeWhere(Collection<?> c, boolean contained) {
        Objects.requireNonNull(c);
        boolean changed = false;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            if (c.contains(it.next()) == contained) {
                it.remove();
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> c) {
        return removeWhere(c, true);
    }

    public boolean retainAll(Collection<?> c) {
        return removeWhere(c, false);
    }

    public void clear() {
        for (Iterator<E> it = iterator(); it.hasNext();) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) return "[]";
        StringBuilder sb = new StringBuilder();
        sb.append('[');
        while (true) {
            E e = it.next();
            if (e == this) sb.append("(this Collection)");
            else sb.append(e);
            if (!it.hasNext()) return sb.append(']').toString();
            sb.append(',').append(' ');
        }
    }
}
