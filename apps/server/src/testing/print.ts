import { byPage, layOut, setDown } from "@plaudit/api/card-layout.ts";
import { cardPages } from "@plaudit/api/card-paper.ts";
import { hueOf } from "@plaudit/ui/art/seed.ts";
import sharp from "sharp";
import { recipes } from "../adapters/pictures/recipes.ts";
import type { CardBook, PrintedSignature } from "../adapters/print/book.ts";
import type { Source } from "../adapters/print/printer.ts";
import { printedVariant } from "../domains/card/rules/printed-variant.ts";

export { localFiles } from "../adapters/files/local.ts";
export { cardPrinter } from "../adapters/print/printer.ts";

const words = [
  "Ten years and you still wave at every ship. Keep waving, brother.",
  "Extra onions. Always. 🎉",
  "عشر سنوات من الصباحات الهادئة. شكرًا لأنك تسأل كل يوم.",
  "In my first week you drove me round the whole yard so that I would know where the wind comes from. ".repeat(4),
  "Cảm ơn anh! Hẹn gặp ở Hà Nội.",
  "十年来谢谢你！每一次夜班你都在，祝你下一个十年也一样顺利。",
  "十年間、本当にありがとうございました。これからもよろしくお願いします！",
  "십 년 동안 고마웠어요. 앞으로도 잘 부탁해요!",
  "ขอบคุณสำหรับสิบปีที่ผ่านมา ขอให้โชคดีเสมอ",
];
const hands = ["serif", "lean", "print"];

const [width, height] = [1600, 1200];
/** A photograph of so many grains, as a variant of the product's own. */
export async function photograph(variant: string): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const size = recipes.card.variants.find(({ name }) => name === variant);
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .resize(size?.width, size?.height, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

/** Signatures of these in their places, every third of them with a photograph. */
export function signaturesBy(ids: readonly string[]) {
  const places = cardPages();
  return ids.map((id, n) => {
    const one = {
      author: { id },
      messageText: words[n % words.length] ?? "",
      hand: hands[n % hands.length] ?? "",
      gif: null,
      picture: n % 3 === 0 ? { width, height } : null,
      placement: null,
    };
    return { ...one, spot: setDown(places, "card", one) };
  });
}

/** A card with so many signatures. */
export async function largeBook(count: number): Promise<{ book: CardBook; pictures: Map<string, Source> }> {
  const photo = await photograph(printedVariant(count / 3));
  const { all, count: pageCount } = layOut(signaturesBy(Array.from({ length: count }, (_, n) => `${n}`)));
  const printed = byPage(all, pageCount).map((page) =>
    page.map(
      ({ signature, look, laid }): PrintedSignature => ({
        ...{ laid, look, name: `Colleague ${signature.author.id}`, hand: signature.hand, moves: false },
        ink: hueOf(signature.author.id),
        picture: signature.picture ? `p${signature.author.id}` : null,
      }),
    ),
  );
  const book: CardBook = {
    ...{ title: "Ten years", lines: [`${count}`], design: "rings", seed: "card", years: 10, brand: "#14594a" },
    ...{ pages: printed, mirrored: false, footers: printed.map((_, n) => `${n + 1}`) },
  };
  const named = printed.flat().flatMap(({ picture }) => picture ?? []);
  return { book, pictures: new Map(named.map((name) => [name, { load: async () => photo }])) };
}
