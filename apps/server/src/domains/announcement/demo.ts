import type { ArticleBlock } from "@plaudit/api/article-words.ts";
import { sql } from "drizzle-orm";
import { newId } from "../../db/id.ts";
import type { DemoCtx } from "../../domain.ts";
import { publishTimelineItem } from "../timeline/index.ts";
import type { AnnouncementRow } from "./queries.ts";
import { announcements } from "./tables.ts";
import { setDue } from "./verbs/set-due.ts";

const line = (text: string) => [{ type: "text", text }] as const;
const p = (text: string): ArticleBlock => ({ type: "paragraph", content: [...line(text)] });
const h = (text: string): ArticleBlock => ({ type: "heading", content: [...line(text)] });
const list = (...items: string[]): ArticleBlock => ({
  type: "bulletList",
  content: items.map((text) => ({ type: "listItem", content: [{ type: "paragraph", content: [...line(text)] }] })),
});

interface Text {
  title: string;
  body: ArticleBlock[];
}
interface Seed extends Text {
  fr?: Text;
  ar?: Text;
  status: AnnouncementRow["status"];
  /** Days from now: since when it is published, or when it will be. */
  days: number;
  confirm?: boolean;
  mail?: boolean;
  /** Of ten people so many have read it. */
  readers?: number;
  /** Days ago. */
  reminded?: number;
}
const seeds: readonly Seed[] = [
  {
    title: "The Lisbon office moves on 4 December",
    body: [
      p(
        "After eleven years above the bakery we move to a house of our own, five tram stops away. It has three floors, a garden with a lemon tree, and a kitchen that fits the table. The table comes along.",
      ),
      h("What you need to do"),
      list(
        "Pack your desk on Thursday, from two in the afternoon. Boxes stand by the lift.",
        "Write your name on both sides of each box.",
        "Work from home on Friday. From Monday on your old key opens nothing.",
      ),
      h("What stays"),
      p("The bread. It still comes at eight."),
    ],
    fr: {
      title: "Le bureau de Lisbonne déménage le 4 décembre",
      body: [
        p(
          "Après onze ans au-dessus de la boulangerie, nous emménageons dans une maison à nous, cinq arrêts de tramway plus loin. Elle a trois étages, un jardin avec un citronnier et une cuisine assez grande pour la table. La table vient avec nous.",
        ),
        h("Ce que vous avez à faire"),
        list(
          "Videz votre bureau jeudi, à partir de quatorze heures. Les cartons sont près de l’ascenseur.",
          "Écrivez votre nom sur les deux côtés de chaque carton.",
          "Vendredi, travaillez de chez vous. À partir de lundi, votre ancienne clé n’ouvre plus rien.",
        ),
        h("Ce qui reste"),
        p("Le pain. Il arrive toujours à huit heures."),
      ],
    },
    ar: {
      title: "ينتقل مكتب لشبونة في 4 ديسمبر",
      body: [
        p(
          "بعد أحد عشر عامًا فوق المخبز ننتقل إلى بيت خاص بنا، على بعد خمس محطات ترام. فيه ثلاثة طوابق وحديقة فيها شجرة ليمون ومطبخ يتسع للطاولة. والطاولة تأتي معنا.",
        ),
        h("ما عليك فعله"),
        list(
          "اجمع أغراض مكتبك يوم الخميس من الساعة الثانية ظهرًا. الصناديق بجانب المصعد.",
          "اكتب اسمك على جانبي كل صندوق.",
          "اعمل من البيت يوم الجمعة. ابتداءً من الاثنين لا يفتح مفتاحك القديم شيئًا.",
        ),
        h("ما يبقى"),
        p("الخبز. ما زال يصل في الثامنة."),
      ],
    },
    status: "active",
    days: -2,
    confirm: true,
    mail: true,
    readers: 7,
    reminded: 1,
  },
  {
    title: "When we are closed at the end of the year",
    body: [
      p("From 24 December to 1 January only the night shift works, with double pay."),
      p("Happy holidays to everybody."),
    ],
    status: "active",
    days: -9,
    readers: 5,
  },
  {
    title: "New shift plan for January",
    body: [p("From 4 January the early shift begins at half past six. The plan with all names comes with this text.")],
    status: "scheduled",
    days: 3,
    confirm: true,
    mail: true,
  },
  {
    title: "Tell us where you would like to meet",
    body: [
      p("The summer party needs a place. Three of them are in question:"),
      list("the river", "the old mill", "our own yard"),
    ],
    status: "draft",
    days: 0,
  },
  {
    title: "Fire drill in October",
    body: [p("Thank you: four minutes and ten seconds, and nobody took the lift.")],
    status: "archived",
    days: -40,
    readers: 9,
  },
];
const DAY_MS = 86_400_000;
const words = ({ title, body }: Text) => ({ title, body: { type: "doc" as const, content: body } });

/** One of every state, with readers. */
export async function seedAnnouncements({ db, now, members }: DemoCtx): Promise<void> {
  const author = members.find(({ role }) => role === "admin");
  // A company that nobody has joined yet has no news.
  if (!author || members.length === 1) return;
  const { tenantId } = db;
  for (const [n, seed] of seeds.entries()) {
    const at = new Date(now.getTime() + seed.days * DAY_MS);
    if (seed.status === "scheduled") at.setUTCHours(8, 0, 0, 0);
    const published = seed.status === "active" || seed.status === "archived";
    const readers = published ? members.filter((_, i) => (i * 7) % 10 < (seed.readers ?? 0)) : [];
    const reminded = seed.reminded && new Date(now.getTime() - seed.reminded * DAY_MS).toISOString();
    const row: AnnouncementRow = {
      ...{ tenantId, id: newId(), language: "en", ...words(seed), attachments: [] },
      translations: { ...(seed.fr && { fr: words(seed.fr) }), ...(seed.ar && { ar: words(seed.ar) }) },
      ...{ status: seed.status, tenantWide: true, createdBy: author.memberId, version: 1 },
      audience: { everyone: true, memberIds: [], teamIds: [], roles: [] },
      ...{ confirm: seed.confirm ?? false, pinForDays: null, mail: seed.mail ?? false },
      publishAt: seed.status === "draft" ? null : at,
      archiveAt: null,
      createdAt: new Date(Math.min(at.getTime(), now.getTime()) - (n + 1) * 3_600_000),
      publishedAt: published ? at : null,
      editedAt: null,
      reminders: reminded ? [{ at: reminded, people: members.length - Math.floor(readers.length / 2) }] : [],
      archivedAt: seed.status === "archived" ? new Date(at.getTime() + 14 * DAY_MS) : null,
    };
    await db.orm.insert(announcements).values(row);
    setDue(db, row);
    if (seed.status === "active") {
      const item = { entityId: row.id, publishedAt: at, tenantWide: true, teamIds: [], viewerIds: [] };
      await publishTimelineItem({ db }, { type: "announcement", ...item });
    }
    const until = Math.min(now.getTime(), at.getTime() + 7 * DAY_MS) - at.getTime();
    // Most read it in the first hours, and some days later.
    const readAt = readers.map(
      (_, i) => new Date(at.getTime() + Math.round(until * ((i + 1) / (readers.length + 1)) ** 3)),
    );
    db.write(sql`
      insert into announcement_readers (tenant_id, announcement_id, member_id, read_at, confirmed_at)
      select ${tenantId}, ${row.id}, one.id, one.at, case when ${row.confirm}::boolean and one.n % 5 <> 0 then one.at end
      from unnest(${sql.param(readers.map(({ memberId }) => memberId))}::uuid[], ${sql.param(readAt.map((time) => time.toISOString()))}::timestamptz[])
        with ordinality as one(id, at, n)`);
  }
}
