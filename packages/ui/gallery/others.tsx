import { useState } from "react";
import { ErrorDetails } from "../src/app/error-details.tsx";
import { BrokenArt, MissingArt, ProblemScreen } from "../src/app/problem-screen.tsx";
import { AuthFrame } from "../src/auth/auth-frame.tsx";
import { Notice } from "../src/auth/notice.tsx";
import { TenantList } from "../src/auth/tenant-list.tsx";
import { Badge } from "../src/badge.tsx";
import { Button } from "../src/button.tsx";
import { CommentItem } from "../src/entity/comment-item.tsx";
import { HuePicker } from "../src/entity/hue-picker.tsx";
import { MomentCard } from "../src/entity/moment-card.tsx";
import { MotifPicker } from "../src/entity/motif-picker.tsx";
import { ProfileHead } from "../src/entity/profile-head.tsx";
import { QualityTally } from "../src/entity/quality-tally.tsx";
import { Reacted } from "../src/entity/reacted.tsx";
import { Tides } from "../src/entity/tides.tsx";
import { Checkbox } from "../src/form/checkbox.tsx";
import { FormErrors } from "../src/form/form-errors.tsx";
import { PasswordField } from "../src/form/password-field.tsx";
import { SaveBar } from "../src/form/save-bar.tsx";
import { Select } from "../src/form/select.tsx";
import { Switch } from "../src/form/switch.tsx";
import { TextArea } from "../src/form/text-area.tsx";
import { TextField } from "../src/form/text-field.tsx";
import { DataGrid } from "../src/grid/data-grid.tsx";
import { nothing } from "../src/grid/selection.ts";
import { type Sort, toSorting } from "../src/grid/types.ts";
import { Logo } from "../src/logo.tsx";
import { Panel } from "../src/panel.tsx";
import { ReorderHandle } from "../src/reorder-handle.tsx";
import { AdminShell } from "../src/shell/admin-shell.tsx";
import { Page } from "../src/shell/page.tsx";
import { TvFrame } from "../src/tv/tv-frame.tsx";
import { TvJoiners } from "../src/tv/tv-joiners.tsx";
import { TvJoinersArt } from "../src/tv/tv-joiners-art.tsx";
import { TvPeople } from "../src/tv/tv-people.tsx";
import { TvQr } from "../src/tv/tv-qr.tsx";
import { TvRecognition } from "../src/tv/tv-recognition.tsx";
import { TvRecognitionArt } from "../src/tv/tv-recognition-art.tsx";
import { TvWords } from "../src/tv/tv-words.tsx";
import { feed, member, people, quality, says, values } from "./data.ts";
import { asked, card, close, format, say } from "./words.ts";

const tally = [
  ["keeps", 17],
  ["shows-up", 12],
  ["teaches", 8],
  ["calm", 6],
  ["straight", 4],
].flatMap(([id, count]) => quality(String(id)).map((q) => ({ quality: q, count: Number(count) })));
const months = [3, 2, 4, 1, 6, 3, 5, 4, 2, 6, 4, 7].map((received, i) => ({
  month: `2026-${String(i + 1).padStart(2, "0")}`,
  received,
  given: (i * 7) % 9,
}));

export const Profile = () => (
  <Page
    title={people.samuel.name}
    back={{ to: "/home", label: say("Back to Home", "العودة") }}
    actions={<Button className="max-sm:hidden">Recognize Samuel</Button>}
  >
    <ProfileHead
      person={people.samuel}
      line="Forklift driver · At Northwind since November 2016"
      qualities={tally}
      stats={[
        { label: "received", value: "47" },
        { label: "given", value: "63" },
      ]}
      note="The last twelve months: each patch is one of the 47 times somebody thanked Samuel."
    />
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-5">
        <Panel title="What people see in Samuel">
          <QualityTally seed="samuel" qualities={tally} times={(count) => `${format.number(count)} times`} />
        </Panel>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          {feed.slice(1, 4).map((item, i) => (
            <li key={item.id} className={i === 0 ? "sm:col-span-2" : ""}>
              <MomentCard
                to="/recognition"
                text={item.messageText}
                person={item.sender}
                quality={item.qualities[0]}
                note="Teaches · October 2026"
                large={i === 0}
              />
            </li>
          ))}
        </ul>
        <Panel title="3 comments">
          <ol className="grid gap-5">
            {[people.ines, people.samuel].map((person, i) => (
              <CommentItem
                key={person.id}
                comment={{
                  id: person.id,
                  member: person,
                  body: i ? null : says("Tomás found it. I only found the words. ", people.tomas),
                  reactionCounts: [{ type: "heart", count: 7 }],
                  ownReaction: "heart",
                  createdAt: new Date().toISOString(),
                  editedAt: "x",
                }}
                labels={{
                  removed: "This comment was removed.",
                  edited: "edited",
                  react: card.react,
                  reactions: card.reactions,
                  actions: card.actions,
                }}
                format={format}
                onReact={() => undefined}
                menu={[{ label: "Edit" }, { label: "Delete", danger: true }]}
              />
            ))}
          </ol>
        </Panel>
      </div>
      <aside aria-label="Months" className="grid content-start gap-5">
        <Panel title="Twelve months">
          <Tides
            months={months}
            label="Given and received, month by month"
            labels={{ given: "Given", received: "Received" }}
            month={(m) => m.month}
          />
        </Panel>
        <Panel title="Reactions">
          <Reacted
            label="Reactions"
            names={card.reactions}
            format={format}
            reactions={Object.values(people).map((m, i) => ({ type: i % 3 ? "clap" : "heart", member: m }))}
          />
        </Panel>
      </aside>
    </div>
  </Page>
);

export const SignIn = () => (
  <AuthFrame
    logo={asked("apex") === null ? <Logo name="Northwind" /> : undefined}
    notice={
      asked("state") === "expired" && (
        <Notice title="Your session has ended.">Sign in again and you are back on the page where you were.</Notice>
      )
    }
  >
    <h1 className="font-display text-display font-[440] track-display">{say("Good to see you", "سعداء برؤيتك")}</h1>
    <form className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField label={say("E-mail", "البريد الإلكتروني")} type="email" autoComplete="username" dir="ltr" />
      <PasswordField
        label={say("Password", "كلمة المرور")}
        showLabel="Show password"
        hideLabel="Hide password"
        autoComplete="current-password"
        error={asked("state") === "wrong" ? "E-mail and password do not belong together." : undefined}
      />
      <Button type="submit" size="lg" className="mt-1 w-full">
        {say("Sign in", "تسجيل الدخول")}
      </Button>
    </form>
    {asked("tenants") !== null && (
      <TenantList
        onChoose={() => undefined}
        tenants={["#14594a", "#ffc400", "#7a2e6e"].map((brandColor, i) => ({
          id: String(i),
          name: ["Northwind", "Vereinigte Hafenbetriebe Bremerhaven", "Sahara Clinics"][i] ?? "",
          url: "https://northwind.plaudit.example",
          brandColor,
        }))}
      />
    )}
  </AuthFrame>
);

export function Form() {
  const [on, setOn] = useState(true);
  const [hue, setHue] = useState(35);
  const [motif, setMotif] = useState<"leaf" | "tide">("leaf");
  return (
    <Page title={say("My settings", "إعداداتي")} max="max-w-[46rem]" chips={<Badge>Draft</Badge>}>
      <form className="grid gap-5 rounded-lg bg-surface p-5 shadow-2 sm:p-8">
        <FormErrors errors={["Oops. Something went wrong"]} />
        <TextField label="Name" defaultValue="We look after each other" error="This name is taken." />
        <TextArea
          label="Description"
          count={[162, 150]}
          hint="Said under the name."
          defaultValue={feed[0]?.messageText}
          optional="Optional"
        />
        <Select
          label="Language"
          options={[
            { value: "en", label: "English" },
            { value: "ar", label: "العربية" },
          ]}
        />
        <Switch
          checked={on}
          onChange={setOn}
          label="Public profile"
          hint="Colleagues see your teams and what was said to you."
        />
        <Checkbox label="Tell me by e-mail" defaultChecked />
        <HuePicker
          label="Colour"
          value={hue}
          onChange={setHue}
          names={Array.from({ length: 12 }, (_, i) => `Hue ${i + 1}`)}
        />
        <MotifPicker
          label="Drawing"
          value={motif}
          onChange={(m) => setMotif(m === "tide" ? "tide" : "leaf")}
          tone={hue}
          names={{
            sunrise: "Sunrise",
            ripple: "Ripple",
            weave: "Weave",
            steps: "Steps",
            leaf: "Leaf",
            beam: "Beam",
            orbit: "Orbit",
            meeting: "Meeting",
            tide: "Tide",
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button>Primary</Button>
          <Button kind="soft">Soft</Button>
          <Button kind="line">Line</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="danger">Danger</Button>
          <Button disabled>Off</Button>
        </div>
        <SaveBar
          saving={asked("state") === "saving"}
          labels={{ save: "Save", saving: "Saving...", cancel: "Cancel" }}
          onCancel={() => undefined}
          note="Unsaved changes"
        />
      </form>
    </Page>
  );
}

export function Admin() {
  const [sort, setSort] = useState<Sort>({ key: "name", down: false });
  const [chosen, setChosen] = useState(nothing);
  const rows = values.flatMap((v) => v.qualities.map((q, i) => ({ ...q, value: v.name, given: (i + 2) * 97 })));
  return (
    <AdminShell
      labels={{ skip: "Skip to content", menu: "Admin", back: "Back to main menu", close }}
      frame={{ product: "Northwind", labels: { help: "Help" }, onHelp: () => undefined }}
      logo={<Logo name="Northwind" />}
      backTo="/home"
      groups={[
        {
          label: "Platform set up",
          entries: [
            { to: "/admin", label: "Values" },
            { to: "/form", label: "Branding" },
          ],
        },
        { label: "Engagement", entries: [{ to: "/x", label: "Awards" }] },
      ]}
    >
      <Page title="Values" max="max-w-[72rem]" actions={<Button size="sm">Add value</Button>}>
        <DataGrid
          labels={{
            grid: "Values",
            selectAll: "Select all rows",
            select: (name) => `Select ${name}`,
            columns: "Columns",
            columnMenu: (name) => `${name}: sort and hide`,
            sortUp: "Sort A to Z",
            sortDown: "Sort Z to A",
            hide: "Hide column",
            more: (name) => `More for ${name}`,
          }}
          rows={{
            total: asked("state") === "loading" ? null : rows.length,
            at: (index) => rows[index],
            onRange: () => undefined,
            between: async (first, last) => rows.slice(first, last + 1).map((row) => row.id),
          }}
          id={(r) => r.id}
          name={(r) => r.name}
          view={toSorting(sort)}
          sort={sort}
          onSort={setSort}
          selection={{ value: chosen, onChange: setChosen }}
          className="h-96"
          columns={[
            { key: "name", label: "Name", width: "16rem", cell: (r) => <a href="#main">{r.name}</a>, sortable: true },
            { key: "value", label: "Value", width: "12rem", cell: (r) => r.value },
            {
              key: "given",
              label: "Given",
              width: "8rem",
              cell: (r) => format.number(r.given),
              end: true,
              sortable: true,
            },
          ]}
        />
        <ReorderHandle label="Move Shows up" onMove={() => undefined} first={false} last={false} />
      </Page>
    </AdminShell>
  );
}

const tvLogo = (
  <Logo name="Northwind" onDeep className="max-h-none max-w-none gap-[1.4vmin]! [&>span]:text-[3.4vmin]" />
);
const tvTheme = asked("theme") === "light" ? "light" : "dark";
export const Tv = () =>
  asked("slide") === "joiners" ? (
    <TvFrame
      theme={tvTheme}
      logo={tvLogo}
      clock="09:24"
      at={2}
      of={6}
      art={<TvJoinersArt />}
      code={<TvQr url="https://northwind.example/recognition/send" label="Say hello" title="Say hello" />}
    >
      <TvJoiners
        title="First days in November"
        text="6 people start with us this month."
        people={Object.values(people).slice(0, 6)}
      />
    </TvFrame>
  ) : (
    <TvFrame
      theme={tvTheme}
      aside
      logo={tvLogo}
      clock="09:24"
      note="Offline since 08:40"
      at={1}
      of={6}
      art={<TvRecognitionArt qualities={quality("shows-up", "calm")} seed="tv" />}
      code={<TvQr url="https://northwind.example/recognitions/018f" label="Read it and add a word" title="The post" />}
    >
      <TvRecognition
        aside
        people={
          <TvPeople
            at={0}
            turns={[{ people: [member(people.tomas), member(people.ines)], names: "Tomás Vega and Inês Laurent" }]}
          />
        }
        sender={people.maya}
        qualities={quality("shows-up", "calm")}
      >
        <TvWords text={feed[0]?.messageText ?? ""} />
      </TvRecognition>
    </TvFrame>
  );

export const Missing = () => (
  <Page title="Page not found">
    <ProblemScreen
      lead="Nothing hangs here"
      text="The link may be old."
      art={<MissingArt />}
      actions={<Button>Go to Home</Button>}
    />
    <ProblemScreen
      alert
      lead="This page did not come together"
      text="We tried five times."
      art={<BrokenArt />}
      actions={<Button>Load again</Button>}
    >
      <ErrorDetails label="Error message" error="Failed to fetch dynamically imported module" />
    </ProblemScreen>
  </Page>
);
