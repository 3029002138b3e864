import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Each pattern, by its flags, on each text; or what is wrong with it, and where. */
public class Main {
    static final String[] TEXTS = {"", "a", "aabbcc", "a1 b2", "AbC a.b", "xa\nb\r\nc", "\u00e9\u00c9\u00dfx", "abab _\t"};

    static void appendMatches(StringBuilder line, Pattern p, String text) {
        Matcher m = p.matcher(text);
        for (int n = 0; n < 6 && m.find(); n++) {
            for (int g = 0; g <= m.groupCount(); g++) line.append(m.start(g)).append('-').append(m.end(g)).append(g < m.groupCount() ? ',' : ' ');
        }
        line.append(m.hitEnd() ? "end" : "in").append(m.matches() ? " all" : "").append("; ");
    }

    static void one(String pattern, int flags) {
        StringBuilder line = new StringBuilder(pattern).append(" /").append(flags).append(": ");
        try {
            Pattern p = Pattern.compile(pattern, flags);
            line.append(p.flags()).append("; ");
            for (String text : TEXTS) appendMatches(line, p, text);
        } catch (PatternSyntaxException e) {
            line.append(e.getDescription().replace('\0', '0')).append(" at ").append(e.getIndex());
        }
        System.out.println(line);
    }

    static void all(int flags, String[] patterns) {
        for (String p : patterns) one(p, flags);
    }

    interface Action {
        Object run();
    }

    static void show(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    /** All that is found, and whether more text could change it. */
    static void found(String pattern, String text) {
        StringBuilder line = new StringBuilder();
        Matcher m = Pattern.compile(pattern).matcher(text);
        while (m.find()) line.append(m.start()).append('-').append(m.end()).append(m.requireEnd() ? "! " : " ");
        show(pattern.replaceAll("[^ -~]", "~"), () -> line + "" + m.hitEnd());
    }

    static void results() {
        Pattern p = Pattern.compile("(?<n>a)");
        show("start", () -> p.matcher("b").start("n"));
        show("end", () -> p.matcher("b").end("none"));
        show("append", () -> p.matcher("b").appendReplacement(new StringBuilder(), ""));
        show("no name", () -> p.matcher("a").replaceAll("${}"));
        show("used meanwhile", () -> {
            Matcher m = p.matcher("aaa");
            return m.results().peek(r -> m.find()).map(r -> r.group()).count();
        });
        show("goes on", () -> {
            Matcher m = p.matcher("aaa");
            m.find();
            StringBuilder sb = new StringBuilder();
            m.results().forEach(r -> sb.append(r.start()));
            return sb;
        });
        show("lazy", () -> {
            Matcher m = p.matcher("aaa");
            return m.results().findFirst().get().start() + " " + m.end();
        });
    }

    static void corners() {
        results();
        for (String s : new String[] {"a(?!b)", "a(?=b)", "(?!b)a", "\\R", "a(?!bc)c"}) found(s, s.equals("\\R") ? "\r" : "a");
        found("\\X", "\u1100\u1161\u11a8\uac00\u11a8\u11a8\uac01\u1161\u1100\uac01a\u1161");
        found("(?iu)\u017f", "sS\u017f");
        found("(?iu)\u03c2", "\u03c3\u03a3\u03c2");
        found("(?iu)[\u03c2]", "\u03c3\u03a3\u03c2");
        found("\\b", "a \u00e9b \u0301c_\u4e2d");
        found("\\p{InGreekAndCoptic}", "\u03b1");
        found("\\p{InCyrillic Supplement}", "\u0501");
    }

    public static void main(String[] args) {
        corners();
        all(0, new String[] {
            "\\N{DIGIT ONE}{1,}+", "\\A??", "(?i)", "(?m){2}(?i:\\A+\\N{LATIN SMALL LETTER A}?+)", "\\N{DIGIT ONE}{1,2}\\b{2}\\h",
            "\\k<n>?(?i){99999999999}", "\\t{2}${0,1}(?<!(?<![-a])*+\\E?b*?)*", "\\p{gc=}", "[abc]{-1}\\X*?\\x{1F600}", "(?:\\x41+?}{a})",
            "\\cA?", "\\A\\Sb??", "\\2+[a-]", "^{1,}+", "\\v{99999999999}", "\\G?+|[a-d[m-p]]*?|", "( {1,2}){-1}\\x{110000}{0,1}",
            "(?<!\\G+?\\Qa.b\\E)", "(?!\\Q*\\E?|(?<!(?i)*?(?x)*))", "^\\Qa.b\\E**c??", "\\N{DIGIT ONE}**\\z{99999999999}\\z",
            "\\N{DIGIT ONE}?+", "(?<!\\cA{1}{2}\\Z\\x{1F600}++)a| {", "a[\\N{LATIN SMALL LETTER A}-c]b", "[&&a]??", "\\G+\\p{Lu}{\\d+?",
            "[^abc]", "\\1??|\\A{1}{2}", "\\P{Lu}+", "1*?", "\\N{DIGIT ONE}+", "\\D\\N{DIGIT ONE}?+", "(?=\\x{110000}{1,2}?|\\cA{2})\\1|",
            "\\2++", "\\N{LATIN SMALL LETTER A}?+\\p{Is_Latin}{2}", "a\\2b", "\\N{NO SUCH}*?(?<n>\\N{LATIN SMALL LETTER A})+",
            "(?![^]+?|\\1(?<!\\R){,2})?\\Qa.b\\E_*", "(?s)", "\\p{gc=}+", "[^abc]??\\X{\\d*", "\\B*?|", "[\\1]", "\\N{DIGIT ONE}{-1}",
            "1{ 1}\\N{NO SUCH}*+\\p{L}*?|", "(\\t\\P{Lu}{0,1}\\Q*\\E{a}){", "(?s)\\cA??", "(?<=(?<n>\\W))c*+", "(?m)\\z{1,2}\\N{NO SUCH}|",
            "\\p{L1}(?i)(?<n>\\0101{ 1}\\b{0,1}){1,2}?", "(?<=\\X{2,}\\A++)*", "[a-c]*", "((?<!\\S??A)\\N{DIGIT ONE})*?(?x){1,}+\\B?+",
            "1??", "\\G*?|(?i){2}b|", "(?<!(?<n>ab|\\S{-1}|)\\P{Lu}*?\\W+){2}", " {2}\\b{g}?+|\\N{NO SUCH}*?", "\\N{DIGIT ONE} ??",
            "(?<m>(?!(?m)+\\t)*?\\G){1,2}\\cA|", "^|(?:[abc]$*)*+\\P{Lu}", "(?:_{-1}(?<m>\\p{Alpha}*+))", "\\1\\b++", "\\p{L}*?",
            "[a-\\d]+", "(?i:b)*?", "[[:alpha:]]b*?\\N{DIGIT ONE}?+|", "\\N{LATIN SMALL LETTER A}+*\\k*+(?<m>\\X*)*+",
            "\\x{99999999999}[a-c&&[^b]]{2}", "1{-1}(?!.{0,1})\\p{Alpha}+", "[^abc]??", "(\\W{-1}[abc]\\0)*+\\N{+|", "\\2",
            "(?#c){0,1}[a-\\d]{2", "(?i:(?s){a}\\1??[]a]*?|)*", "([a-c]{1}{2}\\W?+)c\\B?", "(?<m>\\G?b\\R)??", "\\D{1}{2}\\Q", "\\A|",
            "\\b??", "\\Q*\\E?+(?=(?!\\k<n>??)*?|){1,2|", "(?i){0,1}|\\t*(?i:\\h{1,2}\\B?)??", "\\Qa.b\\E{1,2}?(?i)++b", "\\h{,2}\\X*a{2}",
            "\\x41*?", "[a&&&&b]?+", "(?!\\d){a}", "\\Z??(?>(?<=[]{0,1}[a-].{2,1})?|(.*)++|)??", "\\2??|", "[a-d[m-p]]??", "[a-c&&[^b]]*?",
            "\\N{NO SUCH}??", "[\\N{LATIN SMALL LETTER A}-c]+", "(?<n>(?<!cb{2){0,1}){1,2", "1{1,2}?\\G?\\N{", "\\Q1\\E{", "\\Qa1\\E{",
            "\\Qa\\u00e9\\E{", "\\1\\Q2\\E{", "\\Q12\\E{", "\\Q\\E{", "\\Q\\E*", "a\\Q\\E*", "\\Qab", "\\\\Q{", "(?x)\\Qa b\\E{", "\\Q\\",
            "a|{", "({", "a{", "a{1", "a{1,", "a{1,2", "a{1a", "a{1,a", "a{,", "a{2,1}", "a{99999999999}", "a{1,99999999999}", "\\p{",
            "\\p{L", "\\pL{", "\\p{}", "\\p{Foo}", "\\pZ", "\\pQ", "\\P{Foo}", "\\p{sc=Y}", "\\p{blk=Y}", "\\p{gc=Y}", "\\p{IsFoo}",
            "\\p{InFoo}", "\\p{=}", "\\p{a=}", "\\p{javaFoo}", "[\\p{Foo}]", "\\N{A}", "\\N{LATIN SMALL LETTER A", "\\Na", "\\x", "\\x1",
            "\\xg", "\\x{", "\\x{}", "\\x{g}", "\\x{41", "\\x{1100000}", "\\u", "\\u1", "\\u123g", "\\0", "\\08", "\\00", "\\0777", "\\q",
            "\\y", "[\\q]", "[\\b]", "\\k", "\\k<", "\\k<a", "\\k<a>", "\\k<1>", "(?<", "(?<a", "(?<a)", "(?<1>a)", "(?<a>b)(?<a>c)",
            "(?<a-b>c)", "(?", "(?z", "(?z)", "(?i", "(?i-", "(?-z)", "(?i-)", "(?--i)", "(?i)*", "(?i)+", "(?i)?", "(?i){2}", "(?i:",
            "(?#", "(?#a)", "(?P<a>b)", "(?&", "(", ")", "a)", "(a", "(?:a", "(?=a", "(?>", "(?<=a", "(?<=a+)b", "(?<!a{2,})",
            "(?<=a{2,1})", "(?<=\\1)", "(a)(?<=\\1)", "(?<=(a)\\1)", "(?<=.*)x", "(?<=\\R)", "(?<=(?=a*)b)",
            "(?<=(?<=a)*)", "(?<=^*)", "(?<=(a?){3})", "(?<=(a{1,2000}){1,2000000})", "*", "+", "?",
            "a**", "a+*", "a?*", "a{1}*", "a{1}{2}", "|*", "(*", "(?:*)", "$?", "\\b*", "(?<=a)*", "[", "[a", "[]", "[]a", "[]]", "[^",
            "[^]", "[^]]", "[a-", "[a-]", "[a-b", "[b-a]", "[a-[b]]", "[a&&", "[a&&]", "[&&a]", "[&&&&]", "[a&&&]", "[a&&&&b]",
            "[a&]", "[a&", "[a[", "[a[b", "[[]]", "[\\", "[a\\", "[^&&]", "[a&&^b]", "[a&&[^b]", "[a-a-z]", "[a--z]", "[--a]", "[+--]",
            "[a-b-c]", "[\\w-a]", "[\\w-\\d]", "[a-\\Qz\\E]", "[\\Q", "[\\Q\\E]", "(?x)[a b", "(?x)[ ]", "(?x)[#]", "(?x)[#\\u000a]",
            "(?x)a # x\\u000a{", "(?x)a {2}", "(?x)a{ 2}", "(?x)a{2 }", "(?x) *", "(?x)( ?:a)", "(?x)(? :a)", "(?x)\\ ", "(?x)a #",
            "(?x)[a-\\u000ab]", "(?x)\\p {L}", "\\b{", "\\b{g", "\\b{x}", "\\B{g}", "\\b {", "\\uD83D\\uDE00{",
            "\\x{1F600}{", "(?U)", "(?c)", "(?d)a", "(a)\\2", "()\\10{", "\\g", "\\G{", "\\R{", "\\X{", "\\v{", "\\h{", "\\Z*", "\\l",
            "\\i", "\\j", "\\m", "\\o", "\\L", "\\C", "\\F", "\\I", "\\J", "\\K", "\\M", "\\O", "\\T", "\\U", "\\Y", "a{0}{", "[a-z&&[^",
            "\\p{IsScript=Latin}", "\\p{Script=Foo}", "\\p{script=Latin}", "\\p{SCRIPT=latin}", "\\p{General_Category=lu}",
            "\\p{block=Greek}", "\\p{Lu }", "\\p{ Lu}", "\\p{lu}", "\\p{LU}", "\\p{isLatin}", "\\p{Islatin}", "\\p{IsLATIN}", "\\p{Is}",
            "\\p{In}", "\\p{alpha}", "\\p{ALPHA}", "\\p{ASCII}", "\\p{L1}", "\\p{all}", "\\p{ALL}", "\\p{L&}", "\\p{IsHex_Digit}",
            "\\p{IsHexDigit}", "\\p{IsWhite_Space}", "\\p{IsWhiteSpace}", "\\p{IsIdeographic}", "\\p{IsJoin_Control}", "\\p{IsTitlecase}",
            "\\p{Istitlecase}", "\\p{IsControl}", "\\p{IsNoncharacter_Code_Point}", "\\p{IsDigit}", "\\p{IsBlank}", "\\p{IsXDigit}",
            "\\p{IsSpace}", "\\p{IsCntrl}", "\\p{IsDefined}", "\\p{javaTitleCase}", "\\p{javaIdeographic}", "\\p{javaSpaceChar}",
            "\\p{javaISOControl}", "\\p{javaDigit}", "\\p{javaEmoji}", "\\p{javauppercase}"});
        all(2, new String[] {
            "(\\p{)", "((?m))", "(\\p{IsL})", "(\\2)", "(\\N{DIGIT ONE})", "(\\x{110000})", "\\p{", "\\p{L", "\\pL{", "\\p", "\\p{}",
            "\\p{Foo}", "\\pZ", "\\pQ", "\\p{X=Y}", "\\p{sc=Y}", "\\p{blk=Y}", "\\p{gc=Y}", "\\p{IsFoo}", "\\p{InFoo}", "\\p{=}",
            "\\p{a=}", "\\p{javaFoo}", "[\\p{Foo}]", "(?x)\\p {L}", "\\p{IsScript=Latin}", "\\p{Script=Foo}", "\\p{script=Latin}",
            "\\p{SCRIPT=latin}", "\\p{General_Category=lu}", "\\p{block=Greek}", "\\p{Lu }", "\\p{ Lu}", "\\p{lu}", "\\p{LU}",
            "\\p{isLatin}", "\\p{Islatin}", "\\p{IsLATIN}", "\\p{Is}", "\\p{In}", "\\p{alpha}", "\\p{ALPHA}", "\\p{ASCII}", "\\p{L1}",
            "\\p{all}", "\\p{ALL}", "\\p{L&}", "\\p{IsHex_Digit}", "\\p{IsHexDigit}", "\\p{IsWhite_Space}", "\\p{IsWhiteSpace}",
            "\\p{IsIdeographic}", "\\p{IsJoin_Control}", "\\p{IsControl}", "\\p{IsNoncharacter_Code_Point}", "\\p{IsDigit}",
            "\\p{IsBlank}", "\\p{IsXDigit}", "\\p{IsSpace}", "\\p{IsCntrl}", "\\p{IsDefined}", "\\p{javaIdeographic}",
            "\\p{javaSpaceChar}", "\\p{javaISOControl}", "\\p{javaDigit}", "\\p{javaEmoji}", "\\p{javauppercase}"});
        all(4, new String[] {
            "[&&]", "\\0101", "\\G", "]", "(?u)", "(?x)"});
        all(14, new String[] {
            "\\N{DIGIT ONE}?+"});
        all(35, new String[] {
            "[^abc]?+\\d{-1}(?i:[a-z&&[def]]{2)*?|"});
        all(37, new String[] {
            "(\\p{Alpha}?(?>\\p{gc=}[#]{1,2})+?)?+\\p{Alpha}"});
        all(38, new String[] {
            "[a&&&&b](?>(?<n{a}[a-c&&[^b]]{,2}|)+?$"});
        all(39, new String[] {
            "\\p{Lu}??"});
        all(40, new String[] {
            "\\2*?"});
        all(43, new String[] {
            "((?:b?^*?|)??(?s)\\P{Lu}){0,1}\\E{2}"});
        all(64, new String[] {
            "\\A{2,}"});
        all(66, new String[] {
            "x?\\x{110000}", "\\N{LATIN SMALL LETTER A}++\\w?|\\1", "x?\\k<zz>"});
        all(69, new String[] {
            "[^]?\\Q*\\E*?\\p{IsLatin}"});
        all(70, new String[] {
            "(?<![a-z&&[def]])"});
        all(96, new String[] {
            "\\p{IsLatin}|\\D*?\\N{NO SUCH}*?|"});
        all(106, new String[] {
            "(?<n>(?i:{{0,1}\\d*+\\h)(?i:\\h)*+\\R{1,}+){0,1}", "\\8{1,2}"});
        all(109, new String[] {
            "[a-\\d]c"});
        all(256, new String[] {
            "\\W(?=(?>\\W++\\N{NO SUCH}??\\d{1,2}){2){2}."});
        all(262, new String[] {
            "a{2,}|[^abc]{a}\\N{DIGIT ONE}{2}", "\\N{NO SUCH}\\Q*\\E??"});
        all(267, new String[] {
            "\\E(?u)(?s){0,1}"});
        all(269, new String[] {
            "\\cA*?\\N{NO SUCH}", "\\1*+"});
        all(271, new String[] {
            "(?>(?<n>b)??)|[&&](?<=[a&b]{0,1}\\X+?)"});
        all(288, new String[] {
            "(?!(\\S|\\G?)*?)?+\\N{NO SUCH}\\G"});
        all(289, new String[] {
            "\\N{NO SUCH}|[abc]?\\1"});
        all(291, new String[] {
            "(?>\\Qa.b\\E{0,1}|)[a-c]{2(?<n>a){0,1}"});
        all(298, new String[] {
            "(?<!\\1\\d?\\s)\\d(?u){0,1}|"});
        all(300, new String[] {
            "\\p{javaLowerCase}??", "\\1++"});
        all(326, new String[] {
            "\\cA{,2}"});
        all(327, new String[] {
            "(?=\\0101\\p{IsLatin})+?\\R{ 1}|"});
        all(328, new String[] {
            "\\N{DIGIT ONE}{0,1}"});
        all(333, new String[] {
            "(?:\\B+?[a-c&&[^b]])??\\v{a}"});
        all(334, new String[] {
            "\\u0041*+"});
        all(354, new String[] {
            "\\N{LATIN SMALL LETTER A}*", "\\0101(_)++|\\1{|"});
        all(355, new String[] {
            "\\Z{0,1}\\p{InGreek}\\N{DIGIT ONE}{1,}+"});
        all(358, new String[] {
            "\\1{a}\\z"});
        all(359, new String[] {
            "\\S{-1}[^]+*(?!(\\Q{2}1)*?\\p{IsLatin}{0,1})+", "\\Z{2}\\cA++|"});
        all(362, new String[] {
            "\\A"});
        all(364, new String[] {
            "\\N{DIGIT ONE}{a}(?i:\\p{L}++){2}"});
        all(366, new String[] {
            "\\S??"});
    }
}
