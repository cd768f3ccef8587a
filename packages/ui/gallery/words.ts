import type { FeedFilterLabels } from "../src/entity/feed-filter-types.ts";
import type { RecognitionLabels } from "../src/entity/recognition-labels.ts";
import type { Format } from "../src/format.ts";

const query = new URLSearchParams(location.search);
export const asked = (name: string) => query.get(name);
export const language = asked("lng") === "ar" ? "ar" : "en";
const ar = language === "ar";
/** English and Arabic side by side: enough to look at, no product text. */
export const say = (en: string, arabic: string) => (ar ? arabic : en);

const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
export const format: Format = {
  language,
  number: (value, options) => new Intl.NumberFormat(language, options).format(value),
  date: (time, options) => new Intl.DateTimeFormat(language, options).format(new Date(time)),
  ago: (time) => relative.format(Math.round((new Date(time).getTime() - Date.now()) / 60_000), "minute"),
  list: (items) => new Intl.ListFormat(language).format(items),
};
const n = (value: number) => format.number(value);

export const card: RecognitionLabels = {
  recognized: say("recognized", "شكر"),
  everyone: say("Everyone can see this", "يراه الجميع"),
  private: say("Only you, them and their managers", "أنت وهم ومديروهم فقط"),
  actions: say("More actions", "إجراءات أخرى"),
  more: say("Read all", "اقرأ الكل"),
  less: say("Show less", "عرض أقل"),
  others: (count) => say(`${n(count)} others`, `${n(count)} آخرين`),
  points: (count) => say(`${n(count)} points`, `${n(count)} نقطة`),
  pointsEach: (count) => say(`${n(count)} points each`, `${n(count)} نقطة لكل شخص`),
  endorsed: (count) => say(`${n(count)} colleagues added points`, `${n(count)} زملاء أضافوا نقاطًا`),
  react: say("React", "تفاعل"),
  reactions: {
    heart: say("Love", "حب"),
    clap: say("Applause", "تصفيق"),
    smile: say("Made me smile", "أسعدني"),
    flame: say("On fire", "متألق"),
    star: say("Brilliant", "رائع"),
    bulb: say("Good idea", "فكرة جيدة"),
    strong: say("Strong", "قوي"),
    cheers: say("Cheers", "تحية"),
  },
  reactionTotal: (count) => say(`${n(count)} reactions`, `${n(count)} تفاعل`),
  comments: (count) => say(`${n(count)} comments`, `${n(count)} تعليق`),
  addPoints: say("Add points", "أضف نقاطًا"),
};
export const filter: FeedFilterLabels = {
  open: say("Filter", "تصفية"),
  all: say("All", "الكل"),
  mine: say("My teams", "فرقي"),
  teams: say("Teams", "الفرق"),
  types: say("What to show", "ما يُعرض"),
  findTeam: say("Find a team", "ابحث عن فريق"),
  noTeam: say("No team by that name", "لا فريق بهذا الاسم"),
  clear: say("Clear all", "مسح الكل"),
  apply: say("Show", "عرض"),
  close: say("Close", "إغلاق"),
  remove: (name) => say(`Remove ${name}`, `إزالة ${name}`),
};
export const search = {
  none: say("No one by that name", "لا أحد بهذا الاسم"),
  loading: say("Searching", "جارٍ البحث"),
  failed: say("The search failed", "تعذّر البحث"),
};
export const close = say("Close", "إغلاق");
