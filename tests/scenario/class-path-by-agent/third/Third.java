public class Third {
}
