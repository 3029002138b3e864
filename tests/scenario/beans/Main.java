import java.beans.BeanInfo;
import java.beans.EventSetDescriptor;
import java.beans.IndexedPropertyDescriptor;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;
import java.beans.PropertyDescriptor;
import java.beans.PropertyVetoException;
import java.beans.VetoableChangeSupport;
import java.lang.reflect.Method;
import java.util.Arrays;

/** What a class is as a bean. */
public class Main {
    public static class Animal {
        private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
        private final VetoableChangeSupport vetoes = new VetoableChangeSupport(this);
        private String name = "none";
        private int age;
        private boolean tame;
        private String[] toys = {"ball", "bone"};

        public String getName() {
            return name;
        }

        public void setName(String n) {
            String old = name;
            name = n;
            changes.firePropertyChange("name", old, n);
        }

        public int getAge() {
            return age;
        }

        public void setAge(int a) throws PropertyVetoException {
            vetoes.fireVetoableChange("age", age, a);
            int old = age;
            age = a;
            changes.firePropertyChange("age", old, a);
        }

        public boolean isTame() {
            return tame;
        }

        public void setTame(boolean t) {
            tame = t;
        }

        public String[] getToys() {
            return toys;
        }

        public void setToys(String[] t) {
            toys = t;
        }

        public String getToys(int i) {
            return toys[i];
        }

        public void setToys(int i, String t) {
            toys[i] = t;
        }

        public String getURL() {
            return "u";
        }

        public void setSecret(long s) {
        }

        public static int getCount() {
            return 1;
        }

        public void addPropertyChangeListener(PropertyChangeListener l) {
            changes.addPropertyChangeListener(l);
        }

        public void removePropertyChangeListener(PropertyChangeListener l) {
            changes.removePropertyChangeListener(l);
        }

        PropertyChangeSupport changes() {
            return changes;
        }
    }

    static String name(Method m) {
        return m == null ? "-" : m.getName();
    }

    public static void main(String[] args) throws Exception {
        BeanInfo info = Introspector.getBeanInfo(Animal.class);
        System.out.println(info.getBeanDescriptor().getName() + " " + info.getBeanDescriptor().getBeanClass().getName());
        for (PropertyDescriptor p : info.getPropertyDescriptors()) {
            System.out.println(p.getName() + " " + p.getPropertyType() + " " + name(p.getReadMethod()) + " "
                    + name(p.getWriteMethod()) + " bound " + p.isBound() + " constrained " + p.isConstrained());
            if (p instanceof IndexedPropertyDescriptor) {
                IndexedPropertyDescriptor i = (IndexedPropertyDescriptor) p;
                System.out.println("  indexed " + i.getIndexedPropertyType() + " " + name(i.getIndexedReadMethod()) + " "
                        + name(i.getIndexedWriteMethod()));
            }
        }
        for (EventSetDescriptor e : info.getEventSetDescriptors()) {
            System.out.println(e.getName() + " " + e.getListenerType().getName() + " " + name(e.getAddListenerMethod()) + " "
                    + name(e.getRemoveListenerMethod()) + " " + e.getListenerMethods().length);
        }
        System.out.println(Introspector.getBeanInfo(Animal.class, Object.class).getPropertyDescriptors().length);
        try {
            Introspector.getBeanInfo(Animal.class, String.class);
        } catch (IntrospectionException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Introspector.decapitalize("FooBar") + " " + Introspector.decapitalize("URL") + " "
                + Introspector.decapitalize("X"));
        PropertyDescriptor age = new PropertyDescriptor("age", Animal.class);
        Animal a = new Animal();
        PropertyChangeListener hear = e -> System.out.println("heard " + e.getPropertyName() + " " + e.getOldValue() + " -> "
                + e.getNewValue());
        a.addPropertyChangeListener(hear);
        a.changes().addPropertyChangeListener("age", e -> System.out.println("age only " + e.getNewValue()));
        a.vetoes.addVetoableChangeListener(e -> {
            if ((Integer) e.getNewValue() > 100) {
                throw new PropertyVetoException("too old", e);
            }
        });
        a.setName("rex");
        a.setName("rex");
        age.getWriteMethod().invoke(a, 5);
        System.out.println(age.getReadMethod().invoke(a));
        try {
            a.setAge(101);
        } catch (PropertyVetoException e) {
            System.out.println(e.getMessage() + " " + e.getPropertyChangeEvent().getNewValue() + " still " + a.getAge());
        }
        System.out.println(a.changes().hasListeners("name") + " " + a.changes().getPropertyChangeListeners().length + " "
                + a.changes().getPropertyChangeListeners("age").length);
        a.removePropertyChangeListener(hear);
        System.out.println(a.changes().hasListeners("name"));
        PropertyChangeEvent e = new PropertyChangeEvent("src", "p", 1, 2);
        System.out.println(e);
        try {
            new PropertyDescriptor("nothing", Animal.class);
        } catch (IntrospectionException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(Arrays.asList(new PropertyDescriptor("tame", Animal.class, "isTame", null).getWriteMethod()));
    }
}
