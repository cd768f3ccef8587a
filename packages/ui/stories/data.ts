import type { Person, Quality, QualityGroup, Recipient, RecognitionItem, RichText } from "../src/entity/types.ts";

const p = (id: string, name: string, jobTitle: string): Person => ({ id, name, jobTitle, avatarUrls: null });
export const people = {
  maya: p("maya", "Maya Okafor", "Head of operations"),
  tomas: p("tomas", "Tomás Vega", "Platform engineer"),
  ines: p("ines", "Inês Laurent", "Support lead"),
  henrik: p("henrik", "Henrik Aas", "Finance director"),
  priya: p("priya", "Priya Raman", "Data analyst"),
  samuel: p("samuel", "Samuel Osei", "Forklift driver, Rotterdam"),
  lena: p("lena", "Lena Fischer", "Product designer"),
  yuki: p("yuki", "Yuki Sato", "Backend engineer"),
  bao: p("bao", "Nguyễn Bảo Châu", "Office manager, Hanoi"),
  kofi: p("kofi", "Kofi Mensah", "Night shift lead"),
  aroha: p("aroha", "Aroha Ngata", "Customer trainer"),
  zeynep: p("zeynep", "Zeynep Aydın", "Procurement"),
  fatima: p("fatima", "فاطمة الزهراني", "مستشارة قانونية"),
  long: p("long", "Karl-Friedrich Donaudampfschifffahrtsgesellschaftskapitänswitwe", "Rechtsschutzversicherung"),
};
export const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1' fill='teal'/%3E%3C/svg%3E";
const q = (id: string, name: string, color: number, motif: string): Quality => ({ id, name, color, motif });
export const values: QualityGroup[] = [
  {
    id: "v1",
    name: "We look after each other",
    qualities: [
      q("shows-up", "Shows up", 35, "sunrise"),
      q("listens", "Listens first", 345, "ripple"),
      q("teaches", "Teaches", 150, "leaf"),
    ],
  },
  {
    id: "v2",
    name: "We make it plain",
    qualities: [
      q("straight", "Straight talk", 225, "beam"),
      q("simpler", "Makes it simpler", 195, "orbit"),
      q("craft", "Craft", 300, "weave"),
    ],
  },
  {
    id: "v3",
    name: "We finish",
    qualities: [
      q("calm", "Calm in a storm", 255, "tide"),
      q("customer", "Thinks of the customer", 78, "meeting"),
      q("keeps", "Keeps promises", 15, "steps"),
    ],
  },
];
const qualities = values.flatMap((v) => v.qualities);
export const quality = (...ids: string[]) => qualities.filter((x) => ids.includes(x.id));

export const member = (person: Person): Recipient => ({
  id: person.id,
  type: "tenantMember",
  displayData: { name: person.name, jobTitle: person.jobTitle, avatarUrls: null, activeMemberCount: null },
});
export const team = (id: string, name: string, activeMemberCount: number): Recipient => ({
  id,
  type: "team",
  displayData: { name, jobTitle: null, avatarUrls: null, activeMemberCount },
});
export const teams = [
  { id: "t1", name: "Night shift, Rotterdam", activeMemberCount: 14 },
  { id: "t2", name: "Platform guild", activeMemberCount: 9 },
  { id: "t4", name: "Growth", activeMemberCount: 7 },
];
export const directory = [
  ...Object.values(people).map(member),
  ...teams.map((t) => team(t.id, t.name, t.activeMemberCount)),
];

export const says = (...parts: (string | Person)[]): RichText => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: parts.map((part) =>
        typeof part === "string"
          ? { type: "text", text: part }
          : { type: "mention", attrs: { id: part.id, label: part.name } },
      ),
    },
  ],
});
const words = (doc: RichText) =>
  doc.content
    .map((b) =>
      (b.content ?? [])
        .map((n) => (n.type === "text" ? n.text : n.type === "mention" ? `@${n.attrs.label}` : "\n"))
        .join(""),
    )
    .join("\n");

type Made = Partial<RecognitionItem> & Pick<RecognitionItem, "id" | "sender" | "sendTo" | "message">;
const recognition = (item: Made): RecognitionItem => ({
  messageText: words(item.message),
  amount: 10,
  recipientCount: item.sendTo.length,
  qualities: quality("simpler"),
  tenantWide: true,
  teamName: "Platform guild",
  reactionCounts: [],
  ownReaction: null,
  commentCount: 0,
  endorsementStats: { count: 0, amount: 0, endorsers: [] },
  createdAt: new Date(Date.now() - 12 * 60_000).toISOString(),
  ...item,
});
const sentence =
  "On the first morning the crane would not start, the second shift was two people short and the customer had already called the press. You did not look for who was wrong; you asked who was cold and sent them to eat. ";
export const feed: RecognitionItem[] = [
  recognition({
    id: "r-101",
    sender: people.maya,
    sendTo: [member(people.tomas), member(people.ines)],
    amount: 50,
    qualities: quality("shows-up", "calm"),
    commentCount: 6,
    reactionCounts: [
      { type: "clap", count: 18 },
      { type: "heart", count: 9 },
      { type: "flame", count: 4 },
    ],
    ownReaction: "clap",
    endorsementStats: { count: 3, amount: 45, endorsers: [people.henrik, people.yuki, people.aroha] },
    message: says(
      "Saturday, six in the morning, checkout down. By the time I had opened my laptop you two had found it, fixed it and written to every customer who was affected. ",
      people.tomas,
      " for the calm, ",
      people.ines,
      " for the words. Thank you.",
    ),
  }),
  recognition({
    id: "r-102",
    sender: people.priya,
    sendTo: [member(people.lena)],
    reactionCounts: [{ type: "smile", count: 7 }],
    commentCount: 2,
    message: says("Your prototype answered in ten minutes what we had debated for two weeks."),
  }),
  recognition({
    id: "r-103",
    sender: people.kofi,
    sendTo: [team("t1", "Night shift, Rotterdam", 7)],
    recipientCount: 7,
    amount: 25,
    tenantWide: false,
    qualities: quality("keeps"),
    reactionCounts: (["strong", "cheers", "heart", "clap", "smile", "flame", "star", "bulb"] as const).map(
      (type, i) => ({ type, count: 12_840 >> i }),
    ),
    commentCount: 1204,
    message: says(
      "Forty-one containers before sunrise with one crane out of service, and everyone home safe. Coffee is on me, and this is what we saw when the gate opened.",
    ),
  }),
  recognition({
    id: "r-104",
    sender: people.long,
    sendTo: Object.values(people).map(member),
    amount: 5,
    teamName: "Abteilung für Grundstücksverkehrsgenehmigungszuständigkeitsübertragung",
    message: says(sentence.repeat(6)),
  }),
  recognition({
    id: "r-105",
    sender: people.fatima,
    sendTo: [member(people.zeynep)],
    amount: 0,
    qualities: quality("listens"),
    message: says(
      "أحد عشر اتصالًا مع المستشفى في عصر يوم واحد، وبقيتِ في كل واحد منها حتى عاد آخر قسم إلى العمل. لا تفعل ذلك إلا من تهتم حقًّا.",
    ),
  }),
];
