public interface CounterMBean {
    int getCount();

    void setCount(int n);

    boolean isEven();

    String getName();

    int add(int n);

    void fail() throws java.io.IOException;
}
