package api.deep;

public class Deep {
    private String word = "deep";
}
