import java.text.*;
import java.util.*;

public class Main {
    public static void main(String[] a) {
        int step=1;
        for (Normalizer.Form f : Normalizer.Form.values()) {
            int h=0,n=0,q=0;
            for (int c=0;c<=0x10ffff;c+=1) {
                if (c>=0x3400&&c<0xa600 || c>=0x10000&&c<0x1d000) {
                    c=c<0xa600?0xa5ff:0x1cfff;
                    continue;
                }
                if (c>=0x1d800&&c<0x2f000) {
                    c=0x2efff;
                    continue;
                }
                if (c>=0x2fa20) break;
                if (!Character.isDefined(c) || !stable(c)) continue;
                if (c>=0xd800&&c<0xe000) continue;
                if (step>1&&c>0x3000&&c%step!=0) continue;
                String s=new String(Character.toChars(c));
                String d=Normalizer.normalize(s,f);
                if (!d.equals(s)) n++;
                h=h*31+d.hashCode();
                if ((c&0x3ff)==0x3ff) System.out.println(f+" "+Integer.toHexString(c)+" "+n+" "+h);
            }
        }
        names();
        Random r=new Random(5);
        int[] marks={0x300,0x301,0x323,0x327,0x345,0x308,0x304,0x30a,0x31b,0x1100,0x1161,0x11a8,0x41,0x61,0x65,0x6f,
                0x55,0xc5,0x212b,0x1e69,0xac00,0x3b1,0x1f00,0x915,0x93c,0x9c7,0x9be,0x334,0x20d2,0x5b0,0x5c1,0xfb2c,
                0x1d15e,0x2f800,0xfdfa,0xfb03};
        int h=0;
        for (int i=0;i<2000;i++) {
            StringBuilder sb=new StringBuilder();
            for (int k=r.nextInt(8);k>=0;k--) sb.appendCodePoint(marks[r.nextInt(marks.length)]);
            for (Normalizer.Form f : Normalizer.Form.values()) {
                String d=Normalizer.normalize(sb,f);
                h=h*31+d.hashCode()+(Normalizer.isNormalized(sb,f)?1:0);
            }
            if (i%500==0) System.out.println(i+" "+h);
        }
    }
    /** Ranges in which nothing has been given a character since Unicode 13. */
    static final int[] STABLE = {0, 0x560, 0x900, 0xb50, 0x1e00, 0x20bf, 0x2100, 0x2420, 0x3000, 0x312f, 0xac00,
            0xd7a3, 0xf900, 0xfaff, 0xfb00, 0xfbc0, 0xfe30, 0xffef, 0x1d400, 0x1d7ff, 0x2f800, 0x2fa1d};
    static boolean stable(int c) {
        for (int i=0;i<STABLE.length;i+=2) if (c>=STABLE[i] && c<=STABLE[i+1]) return true;
        return false;
    }
    static void names() {
        int h=0;
        for (int c=0;c<0x3000;c++) if (Character.isDefined(c) && stable(c)) {
            h=h*31+String.valueOf(Character.getName(c)).hashCode()
                    +String.valueOf(Character.UnicodeBlock.of(c)).hashCode()
                    +Character.UnicodeScript.of(c).toString().hashCode();
            if ((c&0x3ff)==0) System.out.println(Integer.toHexString(c)+" "+h+" "+Character.getName(c));
        }
        for (String s : new String[]{"LATIN SMALL LETTER A","latin capital letter e with acute ","NULL",
                "CJK UNIFIED IDEOGRAPHS 4E00","HANGUL SYLLABLES AC00","GRINNING FACE","TAG SPACE","FOO",
                "LATIN SMALL LETTER","VARIATION SELECTOR-256","LINE FEED (LF)","PRIVATE USE AREA E000",
                "LATIN SMALL LETTER Z","CJK UNIFIED IDEOGRAPHS 41"}) try {
            System.out.println(s+" "+Integer.toHexString(Character.codePointOf(s)));
        } catch (Exception e) {
            System.out.println(e);
        }
        for (int c=0x20;c<0x2000;c+=997) if (Character.getName(c)!=null) System.out.println(c+" "
                +Character.codePointOf(Character.getName(c)));
    }
}
