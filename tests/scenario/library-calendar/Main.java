import java.text.*;
import java.util.*;

public class Main {
    static String f(Calendar c) {
        StringBuilder s=new StringBuilder();
        s.append(c.getTimeInMillis());
        for (int i=0;i<17;i++) s.append(' ').append(c.get(i));
        return s.toString();
    }
    public static void main(String[] a) {
        Random r=new Random(1);
        String[] zones={"UTC","America/New_York","GMT+05:30","Asia/Tokyo"};
        long[] base={0,1700000000000L,-12219292800000L,-12219292800000L-86400000L*20,-62135596800000L,4102444800000L,
                1583020800000L-86400000L};
        int n=400;
        for (int i=0;i<n;i++) {
            GregorianCalendar c=new GregorianCalendar(TimeZone.getTimeZone(zones[r.nextInt(zones.length)]));
            if (r.nextInt(3)==0) {
                c.setFirstDayOfWeek(1+r.nextInt(7));
                c.setMinimalDaysInFirstWeek(1+r.nextInt(7));
            }
            if (r.nextInt(10)==0) c.setGregorianChange(new Date(-2208988800000L+86400000L*r.nextInt(20000)));
            long t=base[r.nextInt(base.length)]+(long)(r.nextGaussian()*86400000L*(r.nextBoolean()?100000:40))
                    +r.nextInt(86400000);
            if (t < -62000000000000L) t = -t/40;
            c.setTimeInMillis(t);
            StringBuilder s=new StringBuilder("#"+i+" "+c.getTimeZone().getID()+" "+c.getGregorianChange().getTime()
                    +" "+c.getFirstDayOfWeek()+c.getMinimalDaysInFirstWeek()+" "+f(c));
            for (int fl=0;fl<15;fl++)
                    s.append(c.get(1)==1582||c.get(1)==changeYear(c)||c.get(0)==0?" -":" ").append(c.getActualMinimum(fl)).append('/').append(fl==4&&(c.get(1)==1582||c.get(1)==changeYear(c))?0:c.getActualMaximum(fl));
            s.append(" wy").append(c.getWeekYear()).append('.').append(c.getWeeksInWeekYear()).append(c.isLeapYear(c.get(1)));
            System.out.println(s);
            int op=r.nextInt(5);
            if (op==1 && (c.get(1)==1582 || c.get(1)==changeYear(c))) op=0;
            try {
                if (op==0) {
                    int fl=r.nextInt(15), am=r.nextInt(41)-20;
                    c.add(fl,am);
                    System.out.println("  add "+fl+" "+am+" "+f(c));
                } else if (op==1) {
                    int fl=r.nextInt(15), am=r.nextInt(41)-20;
                    c.roll(fl,am);
                    System.out.println("  roll "+fl+" "+am+" "+f(c));
                } else if (op==2) {
                    String d="";
                    for (int k=r.nextInt(4)+1;k>0;k--) {
                        int fl=r.nextInt(15);
                        if (fl==0) fl=1;
                        int v=fl==1?1500+r.nextInt(600):r.nextInt(c.getMaximum(fl)+3)-1;
                        if (fl>=12) v=r.nextInt(70);
                        c.set(fl,v);
                        d+=" "+fl+"="+v;
                    }
                    System.out.println("  set"+d+" "+f(c));
                } else if (op==3) {
                    String d="";
                    c.clear();
                    for (int k=r.nextInt(5)+1;k>0;k--) {
                        int fl=r.nextInt(17);
                        if (fl==0) fl=1;
                        int v=fl==1?1500+r.nextInt(600):fl>14?r.nextInt(5)*1800000:r.nextInt(c.getMaximum(fl)+3)-1;
                        if (fl>=12&&fl<=14) v=r.nextInt(70);
                        c.set(fl,v);
                        d+=" "+fl+"="+v;
                    }
                    System.out.println("  clr"+d+" "+f(c));
                } else {
                    c.setLenient(r.nextBoolean());
                    int y=1570+r.nextInt(500), w=r.nextInt(55), dw=1+r.nextInt(7);
                    c.setWeekDate(y,w,dw);
                    System.out.println("  week "+y+" "+w+" "+dw+" "+f(c));
                }
            } catch (IllegalArgumentException e) {
                System.out.println("  IAE "+op+" "+e.getMessage());
            }
        }
        more();
    }
    static int changeYear(GregorianCalendar c) {
        GregorianCalendar d=new GregorianCalendar();
        d.setTime(c.getGregorianChange());
        return d.get(1);
    }
    static void more() {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        SimpleTimeZone sz=new SimpleTimeZone(-28800000,"America/Los_Angeles",Calendar.APRIL,1,-Calendar.SUNDAY,
                7200000,Calendar.OCTOBER,-1,Calendar.SUNDAY,7200000,3600000);
        SimpleTimeZone s2=new SimpleTimeZone(3600000,"X",Calendar.MARCH,-1,Calendar.SUNDAY,3600000,
                SimpleTimeZone.UTC_TIME,Calendar.OCTOBER,-1,Calendar.SUNDAY,3600000,SimpleTimeZone.UTC_TIME,3600000);
        SimpleTimeZone s3=new SimpleTimeZone(36000000,"S",Calendar.OCTOBER,15,0,7200000,Calendar.MARCH,1,
                -Calendar.MONDAY,7200000);
        s3.setStartYear(1960);
        System.out.println(sz);
        System.out.println(s2);
        System.out.println(s3+" "+s3.getDSTSavings()+s3.useDaylightTime());
        Random r=new Random(4);
        StringBuilder sb=new StringBuilder();
        for (int i=0;i<3000;i++) {
            long t=(long)(r.nextDouble()*2e12);
            for (SimpleTimeZone q : new SimpleTimeZone[]{sz,s2,s3})
                    sb.append(q.getOffset(t)/1800000).append(q.inDaylightTime(new Date(t))?'t':'f');
            if (i%50==49) {
                System.out.println(sb);
                sb.setLength(0);
            }
        }
        System.out.println(sz.getOffset(1,2020,6,15,4,0)+" "+sz.hasSameRules(s2)+" "+sz.equals(sz.clone()));
        for (int[] x : new int[][]{{12,1,1,0},{0,40,0,0},{0,1,8,0},{0,1,1,-1},{0,6,1,0}}) try {
            sz.setStartRule(x[0],x[1],x[2],x[3]);
            System.out.println("ok");
        } catch (Exception e) {
            System.out.println(e);
        }
        Calendar c=new Calendar.Builder().setDate(2024,1,29).setTimeOfDay(13,14,15,
                16).setTimeZone(TimeZone.getTimeZone("UTC")).setLocale(Locale.US).build();
        System.out.println(c.getTimeInMillis()+" "+c.getCalendarType());
        c=new Calendar.Builder().setCalendarType("iso8601").setWeekDate(2020,53,
                5).setTimeZone(TimeZone.getTimeZone("UTC")).build();
        System.out.println(c.getTimeInMillis()+" "+c.getFirstDayOfWeek());
        for (String d : new String[]{"Sat, 12 Aug 1995 13:30:00 GMT","1 Jan 70","Aug 12 1995 1:30 PM",
                "12/25/2020 10:15:30","Mon Nov 4 2019 GMT+0130","(comment) 5 May 1999 10:20 EST","1995-08-12","bad",
                "Thu Jan 1 00:00:00 GMT-0400 1970","3 Mar 2001 12:00 am","","1/2"}) try {
            System.out.println(d+" "+Date.parse(d));
        } catch (Exception e) {
            System.out.println(d+" "+e.getClass());
        }
        Date d=new Date(95,7,12,13,30,5);
        d.setMonth(1);
        d.setHours(25);
        d.setYear(100);
        System.out.println(d+" "+d.toGMTString()+" "+d.getYear()+" "+Date.UTC(70,0,2,3,4,5)+" "+d.getTimezoneOffset()
                +" "+d.getDay());
    }
}
