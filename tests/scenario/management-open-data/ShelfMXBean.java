import java.beans.ConstructorProperties;
import java.util.*;
import javax.management.openmbean.CompositeData;

public interface ShelfMXBean {
    enum Color {
        RED, GREEN
    }

    class Book {
        private final String title;
        private final int pages;
        private final Color color;

        @ConstructorProperties({"title", "pages", "color"})
        public Book(String title, int pages, Color color) {
            this.title = title;
            this.pages = pages;
            this.color = color;
        }

        public String getTitle() {
            return title;
        }

        public int getPages() {
            return pages;
        }

        public Color getColor() {
            return color;
        }

        public boolean isThick() {
            return pages > 500;
        }
    }

    class Point {
        private int x, y;

        public int getX() {
            return x;
        }

        public void setX(int x) {
            this.x = x;
        }

        public int getY() {
            return y;
        }

        public void setY(int y) {
            this.y = y;
        }
    }

    interface Named {
        String getName();

        int[] getNumbers();
    }

    class Made {
        private final String how;

        private Made(String how) {
            this.how = how;
        }

        public static Made from(CompositeData cd) {
            return new Made("from " + cd.get("how"));
        }

        public static Made of(String how) {
            return new Made(how);
        }

        public String getHow() {
            return how;
        }
    }

    int getCount();

    void setCount(int n);

    Integer getBoxed();

    Color getColor();

    void setColor(Color c);

    Book getBook();

    void setBook(Book b);

    Book[] getBooks();

    List<Book> getBookList();

    Map<String, Book> getByTitle();

    SortedMap<Integer, List<Color>> getSorted();

    Set<String> getTags();

    void setTags(Set<String> tags);

    int[][] getGrid();

    Point getPoint();

    void setPoint(Point p);

    Named getNamed();

    Made getMade();

    void setMade(Made m);

    boolean isEmpty();

    Date getDate();

    Book bind(List<Book> books, Color c);

    int sum(int[] numbers, Integer more);

    ShelfMXBean getNext();

    void setNext(ShelfMXBean next);
}
