package java.beans;

/** The bean class itself. */
public class BeanDescriptor extends FeatureDescriptor {
    private final Class<?> beanClass;
    private final Class<?> customizerClass;

    public BeanDescriptor(Class<?> beanClass) {
        this(beanClass, null);
    }

    public BeanDescriptor(Class<?> beanClass, Class<?> customizerClass) {
        this.beanClass = beanClass;
        this.customizerClass = customizerClass;
        String name = beanClass.getName();
        setName(name.substring(name.lastIndexOf('.') + 1));
    }

    public Class<?> getBeanClass() {
        return beanClass;
    }

    public Class<?> getCustomizerClass() {
        return customizerClass;
    }
}
