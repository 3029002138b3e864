public class Part {
}
