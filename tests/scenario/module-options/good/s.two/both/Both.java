package both;

public class Both {
}
