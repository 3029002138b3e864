public interface TankMBean {
    int getLevel();

    void setLevel(int level);

    @Main.Unit("liters")
    String getName();

    boolean isFull();

    double getHeight();

    int fill(@Main.Unit("liters") int by);

    void fail() throws java.io.IOException;
}
