import { type ReactNode, useState } from "react";
import { Balances } from "../src/entity/balances.tsx";
import { toast } from "../src/feedback/toast-store.ts";
import { CircleUserRound, House, LogOut, Settings2, ShieldCheck } from "../src/icons.tsx";
import { Logo } from "../src/logo.tsx";
import { AppShell } from "../src/shell/app-shell.tsx";
import { HelpDrawer } from "../src/shell/help-drawer.tsx";
import { MoreSheet } from "../src/shell/more-sheet.tsx";
import { NotificationList } from "../src/shell/notification-list.tsx";
import { NotificationsPopover } from "../src/shell/notifications-popover.tsx";
import { PointsPill } from "../src/shell/points-pill.tsx";
import { people } from "./data.ts";
import { asked, close, format, say } from "./words.ts";

const q = location.search;
const main = [
  { to: `/home${q}`, label: say("Home", "الرئيسية"), icon: House },
  { to: `/profile${q}`, label: say("Me", "أنا"), icon: CircleUserRound },
];
const personal = [
  { to: `/form${q}`, label: say("My settings", "إعداداتي"), icon: Settings2 },
  { to: `/admin${q}`, label: say("Admin", "الإدارة"), icon: ShieldCheck },
  { to: `/signin${q}`, label: say("Sign out", "تسجيل الخروج"), icon: LogOut },
];
const purses = { give: say("to give", "للإهداء"), spend: say("to spend", "للإنفاق") };
const notes = [people.priya, people.yuki, null, people.maya, people.henrik, people.kofi].map((fromMember, i) => ({
  id: `n${i}`,
  message: fromMember
    ? `${fromMember.name} recognized you for Makes it simpler`
    : "80 of your points lapse on 31 December",
  resourcePath: "/recognition",
  readAt: i < 3 ? null : "2026-11-01",
  createdAt: new Date(Date.now() - i * 3_000_000).toISOString(),
  fromMember,
}));

export function GalleryShell({ children }: { children: ReactNode }) {
  const [help, setHelp] = useState(false);
  const [more, setMore] = useState(false);
  const [items, setItems] = useState(asked("bell") === "empty" ? [] : notes);
  const nothing = () => toast.ok(say("Update successful", "تم التحديث"));
  const tools = (
    <>
      <PointsPill give={format.number(240)} spend={format.number(1315)} labels={purses} />
      <NotificationsPopover label={say("Notifications, 3 unread", "الإشعارات، 3 غير مقروءة")} unread={items.length}>
        {(shut) => (
          <NotificationList
            items={items}
            hasMore
            format={format}
            labels={{
              title: say("Notifications", "الإشعارات"),
              markAll: say("Mark all notifications as viewed", "تحديد الكل كمقروء"),
              deleteAll: say("Delete all", "حذف الكل"),
              delete: say("Delete", "حذف"),
              more: say("View more notifications", "عرض المزيد"),
              unread: say("Unread", "غير مقروء"),
              loading: say("Loading", "جارٍ التحميل"),
              empty: {
                title: say("All quiet", "كل شيء هادئ"),
                text: say("When someone recognizes you, it shows up here.", "عندما يشكرك أحد يظهر هنا."),
              },
              error: { title: say("Did not load", "لم يُحمَّل"), retry: say("Try again", "أعد المحاولة") },
            }}
            onOpen={shut}
            onMarkAll={() => setItems(items.map((x) => ({ ...x, readAt: "2026-11-01" })))}
            onDelete={(item) => setItems(items.filter((x) => x !== item))}
            onDeleteAll={() => setItems([])}
            onMore={nothing}
            onRetry={nothing}
          />
        )}
      </NotificationsPopover>
    </>
  );
  return (
    <AppShell
      labels={{
        skip: say("Skip to content", "تخطَّ إلى المحتوى"),
        menu: say("Main menu", "القائمة الرئيسية"),
        recognize: say("Recognize someone", "اشكر أحدهم"),
        recognizeShort: say("Recognize", "اشكر"),
        more: say("More", "المزيد"),
      }}
      frame={{
        product: "Northwind",
        labels: { help: say("Help", "مساعدة") },
        logo: <Logo name="Northwind" className="[&_svg]:size-7 [&>span]:text-base" />,
        tools,
        onHelp: () => setHelp(true),
      }}
      logo={<Logo name="Northwind" />}
      main={main}
      personal={personal}
      onRecognize={() => location.assign(`/compose${q}`)}
      onMore={() => setMore(true)}
    >
      {children}
      <MoreSheet
        open={more}
        onClose={() => setMore(false)}
        labels={{ title: say("More", "المزيد"), close, help: say("Help", "مساعدة") }}
        entries={personal}
        onHelp={() => setHelp(true)}
        lead={<Balances give={240} giveOf={400} spend={1315} labels={purses} format={format} />}
      />
      <HelpDrawer
        open={help}
        onClose={() => setHelp(false)}
        closeLabel={close}
        help={{
          title: "Help with Home",
          text: "Home shows what your colleagues said to each other, newest first.",
          steps: [
            { title: "Say what happened", text: "One moment, one sentence about what it changed." },
            { title: "Choose what it showed", text: "Qualities belong to your company’s values." },
            { title: "Add points, or none", text: "A thank-you without points counts just the same." },
          ],
          link: { label: "Something is missing here", to: "/form" },
        }}
        keys={{
          title: "By keyboard",
          entries: [
            { keys: ["R"], label: "Recognize someone" },
            { keys: ["J", "K"], label: "Next and previous" },
          ],
        }}
      />
    </AppShell>
  );
}
