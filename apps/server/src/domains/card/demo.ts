import type { CardDesign, CardOccasion, SignatureHand } from "@plaudit/api/card-designs.ts";
import { setDown } from "@plaudit/api/card-layout.ts";
import { cardPages } from "@plaudit/api/card-paper.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { newId } from "../../db/id.ts";
import type { DemoCtx } from "../../domain.ts";
import { cardContributors, cardRecipients, cardSignatures, cards } from "./tables.ts";
import { setDue } from "./verbs/set-due.ts";

type Words = readonly [by: string, words: string, hand?: SignatureHand];
interface Seed {
  title: string;
  occasion: CardOccasion;
  design: CardDesign;
  years?: number;
  by: string;
  to: string;
  /** Days from now: until its day, or since it was delivered; one of today is due, and delivered by its job. */
  days: number;
  note?: string;
  signatures: readonly Words[];
  /** Those who have not signed. */
  asked?: readonly string[];
  answer?: string;
}

const seeds: readonly Seed[] = [
  {
    title: "Samuel, ten years",
    occasion: "years",
    design: "rings",
    years: 10,
    by: "Maya Okafor",
    to: "Samuel Osei",
    days: -3,
    signatures: [
      ["Kofi Mensah", "Ten years and you still wave at every ship. Keep waving, brother.", "lean"],
      ["Tomás Vega", "The night of the 41 is still my favorite story."],
      ["Rosa Quispe", "Extra onions. Always.", "print"],
      [
        "Amara Diallo",
        "In my first week you drove me round the whole yard so that I would know where the wind comes from. I still know.",
      ],
      ["Yuki Sato", "Jū-nenkan, arigatō. Ten more, please.", "lean"],
      ["Fatima al-Zahrani", "عشر سنوات من الصباحات الهادئة. شكرًا لأنك تسأل كل يوم."],
      ["Jonas Weber", "Pallet 7 says hello.", "lean"],
      ["Leila Farahani", "To the only person who reads the forms that I send. Thank you.", "serif"],
      [
        "Ingrid Solheim",
        "Dear Samuel, ten years ago you came for one season. I am so glad that you are bad at leaving.",
        "serif",
      ],
      ["Hana Kovač", "You taught me how to reverse. In every sense.", "lean"],
      ["Bảo Châu Nguyễn", "Cảm ơn anh! Hẹn gặp ở Hà Nội."],
      ["Elena Popescu", "Sunday we lost 6:1, and you were the best on the field."],
      ["Maya Okafor", "Ten rings, and not one of them thin.", "serif"],
      ["Liam O’Connor", "Six weeks here and I already quote you to my mother.", "print"],
      ["Lena Fischer", "The jacket you lent me is still in my drawings."],
      ["Henrik Aas", "The numbers say ten. It feels like a good twenty-five, in the best way."],
      ["Zuri Mwangi", "Asante sana, rafiki!", "lean"],
    ],
    answer: "I read it twice on the crane and once to my wife. Thank you, all of you. The onions stay.",
  },
  {
    title: "Happy birthday, Kofi",
    occasion: "birthday",
    design: "candles",
    by: "Hana Kovač",
    to: "Kofi Mensah",
    days: 4,
    note: "Tell him which night of his you remember.",
    signatures: [
      ["Rosa Quispe", "Feliz cumpleaños, Kofi!"],
      ["Samuel Osei", "Forty? I have boots older than you.", "lean"],
      ["Jonas Weber", "To the king of the crane.", "print"],
      ["Liam O’Connor", "Thanks for the jacket, and for the job."],
      ["Hana Kovač", "Feliz vuelta al sol!", "lean"],
    ],
    asked: ["Maya Okafor", "Ingrid Solheim", "Lena Fischer", "Lars Nyberg", "Tariq Mahmood", "Yaw Asante"],
  },
  {
    title: "Welcome, Mei",
    occasion: "welcome",
    design: "wildflowers",
    by: "Lena Fischer",
    to: "Mei Tanaka",
    days: 2,
    signatures: [
      ["Lena Fischer", "The good coffee is on the third floor. Tell nobody.", "lean"],
      ["Priya Raman", "We are glad you chose us."],
      ["Maya Okafor", "Ask everything. Twice, if you like.", "serif"],
    ],
    asked: ["Noor Haddad", "Astrid Lindqvist", "Ingrid Solheim", "Zeynep Aydın"],
  },
  {
    title: "Yaw, you were missed",
    occasion: "getWell",
    design: "umbrella",
    by: "Tariq Mahmood",
    to: "Yaw Asante",
    days: 0,
    signatures: [
      ["Tariq Mahmood", "The line ran, but nobody sang.", "lean"],
      ["Amina Yusuf", "Your plants are alive. All but one, and that was Lars."],
      ["Lars Nyberg", "It was already brown.", "print"],
    ],
  },
  {
    title: "Thank you, Maya",
    occasion: "thanks",
    design: "table",
    by: "Inês Laurent",
    to: "Maya Okafor",
    days: -20,
    signatures: [
      ["Inês Laurent", "You gave us your best dispatcher for a week and never mentioned it again.", "serif"],
      ["Grace Achieng", "Asante, Maya. The phones were quiet for the first time since spring."],
      ["Aroha Ngata", "Kia ora, and thank you.", "lean"],
      ["Amina Yusuf", "I slept on Thursday. That was you.", "print"],
      ["Thandiwe Nkosi", "Ngiyabonga."],
      ["Tāne Walker", "Whoever says operations has no heart has not met you.", "lean"],
    ],
  },
  {
    title: "Lena, five years",
    occasion: "years",
    design: "fireworks",
    years: 5,
    by: "Priya Raman",
    to: "Lena Fischer",
    days: -34,
    signatures: [
      ["Priya Raman", "Five years of saying no to one more button. Thank you for every one of them.", "serif"],
      ["Noor Haddad", "You draw what I fail to write."],
      ["Arjun Menon", "My charts were ugly before you.", "print"],
      ["Astrid Lindqvist", "Grattis! Fem år till.", "lean"],
      ["Ingrid Solheim", "I still have the first sketch on my wall."],
    ],
  },
  {
    title: "For Ingrid and the little one",
    occasion: "child",
    design: "nest",
    by: "Bảo Châu Nguyễn",
    to: "Ingrid Solheim",
    days: -60,
    signatures: [
      ["Bảo Châu Nguyễn", "May she sleep better than the night shift.", "lean"],
      ["Rosa Quispe", "The soup comes to your door, every Tuesday."],
      ["Siti Rahmawati", "Selamat! Welcome to the small new colleague."],
      ["Maya Okafor", "Take all the time there is. We kept your chair.", "serif"],
    ],
  },
];
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Cards on their way and delivered ones, for each account of the demo. */
export async function demoCards({ db, now, tenant, members }: DemoCtx): Promise<void> {
  const { tenantId } = db;
  if (tenant.slug !== "acme") return;
  const ids = new Map(members.map(({ name, memberId }) => [name, memberId]));
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (!id) throw new Error(`the demo's cards name ${name}, who is not there`);
    return id;
  };
  const at = (days: number, hours = 0) => new Date(now.getTime() + days * DAY_MS + hours * HOUR_MS);
  for (const {
    title,
    occasion,
    design,
    years = null,
    by,
    to,
    days,
    note = null,
    signatures,
    asked = [],
    answer,
  } of seeds) {
    const id = newId();
    const isDelivered = days < 0;
    const [organizerId, memberId] = [idOf(by), idOf(to)];
    const begun = at(isDelivered ? days - 9 : -5);
    const deliveredAt = isDelivered ? at(days) : null;
    const signers = signatures.map(([name]) => name);
    const people = [...new Set([by, ...signers, ...asked])];
    const counts = { contributorCount: people.length, signatureCount: signatures.length };
    const when = {
      // The day before has begun at nine wherever somebody is.
      deliverOn: at(days || -1)
        .toISOString()
        .slice(0, 10),
      deliverTime: "09:00",
      deliveredAt,
      createdAt: begun,
    };
    const state = isDelivered ? "delivered" : "open";
    const card = {
      tenantId,
      id,
      title,
      occasion,
      design,
      years,
      organizerId,
      note,
      contributorsInvite: true,
      teamIds: [],
    };
    await db.orm.insert(cards).values({ ...card, ...when, ...counts, state });
    const answered = answer
      ? { answer: toRichText(answer), answerText: answer, answeredAt: at(days, 5) }
      : { answer: null, answerText: null, answeredAt: null };
    await db.orm.insert(cardRecipients).values({ tenantId, cardId: id, memberId, deliveredAt, ...answered });
    const signedAt = (n: number) => new Date(begun.getTime() + (n + 1) * 5 * HOUR_MS);
    await db.orm.insert(cardContributors).values(
      people.map((name) => {
        const place = signers.indexOf(name);
        const signed = place < 0 ? null : signedAt(place);
        return { tenantId, cardId: id, id: newId(), memberId: idOf(name), signedAt: signed, createdAt: begun };
      }),
    );
    const pages = cardPages();
    await db.orm.insert(cardSignatures).values(
      signatures.map(([name, messageText, hand = "serif"], n) => {
        const signing = { author: { id: idOf(name) }, messageText, hand, gif: null, picture: null, placement: null };
        return {
          ...{ tenantId, cardId: id, id: newId(), memberId: idOf(name), messageText, hand },
          ...{ message: toRichText(messageText), createdAt: signedAt(n), spot: setDown(pages, id, signing) },
        };
      }),
    );
    if (!isDelivered) await setDue({ db, tenant, now }, id);
  }
}
