import type { Meta } from "@storybook/react-vite";
import { people } from "../../stories/data.ts";
import { balanceLabels, format, nothing } from "../../stories/words.ts";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { CircleUserRound, House, Settings2, ShieldCheck } from "../icons.tsx";
import { LinkButton } from "../link-button.tsx";
import { Logo } from "../logo.tsx";
import { AdminShell } from "./admin-shell.tsx";
import { AppShell } from "./app-shell.tsx";
import { HelpDrawer } from "./help-drawer.tsx";
import { MoreSheet } from "./more-sheet.tsx";
import { NotificationList } from "./notification-list.tsx";
import { NotificationsPopover } from "./notifications-popover.tsx";
import { Page } from "./page.tsx";
import { PointsPill } from "./points-pill.tsx";

export default { title: "Shell/Pages" } satisfies Meta;

const frame = { product: "Northwind", labels: { help: "Help" }, onHelp: nothing };
const main = [
  { to: "/", label: "Home", icon: House },
  { to: "/profile", label: "Me", icon: CircleUserRound },
];
const personal = [
  { to: "/settings", label: "My settings", icon: Settings2 },
  { to: "/admin", label: "Admin", icon: ShieldCheck, outside: true },
];

export const Member = () => (
  <AppShell
    labels={{
      skip: "Skip to content",
      menu: "Main menu",
      recognize: "Recognize someone",
      recognizeShort: "Recognize",
      more: "More",
    }}
    frame={{
      ...frame,
      tools: (
        <>
          <PointsPill to="/points" give="240" spend="1,315" labels={balanceLabels} />
          <NotificationsPopover label="Notifications, 3 unread" unread={3}>
            {() => null}
          </NotificationsPopover>
        </>
      ),
    }}
    logo={<Logo name="Northwind" />}
    main={main}
    personal={personal}
    onRecognize={nothing}
    onMore={nothing}
  >
    <Page title="Home">5 colleagues said 5 thank-yous this week.</Page>
  </AppShell>
);
export const Console = () => (
  <AdminShell
    labels={{ skip: "Skip to content", menu: "Admin", back: "Back to main menu", close: "Close" }}
    frame={{ ...frame, titled: true }}
    logo={<Logo name="Northwind" />}
    backTo="/"
    groups={[
      {
        label: "Platform set up",
        entries: [
          { to: "/", label: "Values" },
          { to: "/branding", label: "Branding" },
        ],
      },
      { label: "Engagement", entries: [{ to: "/channels", label: "TV channels" }] },
    ]}
  >
    <Page
      title="Values"
      back={{ to: "/admin", label: "Back" }}
      chips={<Badge>Draft</Badge>}
      actions={<Button size="sm">Add value</Button>}
    >
      What your company stands for.
    </Page>
  </AdminShell>
);
export const More = () => (
  <MoreSheet
    open
    onClose={nothing}
    labels={{ title: "More", close: "Close", help: "Help" }}
    entries={personal}
    onHelp={nothing}
    lead={<PointsPill to="/points" give="240" spend="1,315" labels={balanceLabels} />}
  />
);
export const Help = () => (
  <HelpDrawer
    open
    onClose={nothing}
    closeLabel="Close"
    help={{
      title: "Help with Home",
      text: "Home shows what your colleagues said to each other, newest first.",
      steps: [{ title: "Say what happened", text: "One moment, one sentence about what it changed." }],
      link: { label: "Something is missing here", to: "/help" },
    }}
    keys={{ title: "By keyboard", entries: [{ keys: ["J", "K"], label: "Next and previous" }] }}
  />
);
const list = {
  format,
  labels: {
    title: "Notifications",
    markAll: "Mark all notifications as viewed",
    deleteAll: "Delete all",
    delete: "Delete",
    unread: "Unread",
    today: "Today",
    week: "This week",
    earlier: "Earlier",
    loading: "Loading",
    empty: { title: "All quiet", text: "When someone recognizes you, it shows up here." },
    error: { title: "Did not load", retry: "Try again" },
  },
  more: <LinkButton to="/notifications">View more notifications</LinkButton>,
  onOpen: nothing,
  onMarkAll: nothing,
  onDelete: nothing,
  onDeleteAll: nothing,
  onRetry: nothing,
};
const items = [people.priya, people.yuki, null].map((fromMember, i) => ({
  id: `n${i}`,
  kind: ["recognised", "reaction", "points.lapse"][i] ?? "",
  message: fromMember ? `${fromMember.name} recognized you` : "80 of your points lapse on 31 December",
  resourcePath: "/recognition",
  readAt: i < 2 ? null : "2026-11-01",
  createdAt: "2026-11-20T08:00:00Z",
  fromMember,
}));
export const Notifications = () => (
  <div className="h-116 w-160">
    <NotificationList {...list} items={items} />
  </div>
);
export const NoNotifications = () => <NotificationList {...list} items={[]} />;
export const NotificationsLoading = () => <NotificationList {...list} />;
export const NotificationsFailed = () => <NotificationList {...list} failed />;
export const PointsWaiting = () => <PointsPill to="/points" give="0" spend="0" labels={balanceLabels} waiting />;
