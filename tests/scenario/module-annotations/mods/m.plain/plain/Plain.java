package plain;

public interface Plain {
    String text(long[][] numbers) throws java.io.IOException;
}
