import { byPage, layOut } from "@plaudit/api/card-layout.ts";
import { createFormat } from "@plaudit/i18n/format.ts";
import { hueOf } from "@plaudit/ui/art/seed.ts";
import type { CardBook, PrintedSignature } from "../../adapters/print/book.ts";
import type { Source } from "../../adapters/print/printer.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import { Download } from "../../download.ts";
import { textsIn } from "../../texts.ts";
import { storedAt } from "../media/index.ts";
import { cardPolicy } from "./policy.ts";
import { presentSignatures } from "./present.ts";
import { cardSeen, type SeenCard, signaturesOf } from "./queries.ts";
import { printedVariant } from "./rules/printed-variant.ts";

/** More than a card of a whole company has. */
const MOST = 10_000;

type Signatures = Awaited<ReturnType<typeof presentSignatures>>;

function bookOf({ actor, tenant }: TenantCtx, card: SeenCard, signatures: Signatures): CardBook {
  const { locale, timezone } = actor;
  const t = textsIn(locale).getFixedT(locale, "card-paper");
  const { number, date } = createFormat(locale, timezone);
  const count = signatures.length;
  const opened = card.receivedAt ?? card.deliveredAt;
  const { all, count: pageCount } = layOut(signatures);
  const printed = byPage(all, pageCount).map((page) =>
    page.map(
      ({ signature, look, laid }): PrintedSignature => ({
        laid,
        look,
        name: signature.author.name,
        hand: signature.hand,
        ink: signature.ink ?? hueOf(signature.author.id),
        picture: signature.picture || signature.gif ? signature.id : null,
        moves: signature.gif !== null,
      }),
    ),
  );
  return {
    title: card.title,
    lines: [
      t(($) => $.paper.hands, { count, n: number(count) }),
      ...(opened ? [t(($) => $.paper.opened, { date: date(opened, { dateStyle: "full" }) })] : []),
    ],
    design: card.design,
    seed: card.id,
    years: card.years,
    brand: tenant.brandColor,
    mirrored: locale === "ar",
    pages: printed,
    footers: printed.map((_, n) => number(n + 1)),
  };
}

/** The card as it lies before its reader, on paper. */
export async function printedCard(ctx: TenantCtx, cardId: string): Promise<AfterCommit<Download>> {
  const { db, services, printer } = ctx;
  const card = await cardSeen(ctx, cardId);
  cardPolicy.require(ctx, "view", card);
  const rows = await signaturesOf(db, cardId, { after: null, limit: MOST });
  const signatures = await presentSignatures(
    ctx,
    rows.map((row) => ({ card, row })),
  );
  const ids = signatures.flatMap(({ picture }) => picture?.id ?? []);
  const keys = await storedAt(db, "card", printedVariant(ids.length), ids);
  const pictures = new Map<string, Source>();
  for (const { id, picture, gif } of signatures) {
    const key = picture && keys.get(picture.id);
    if (key) pictures.set(id, { key });
    else if (gif && services.gifs) pictures.set(id, { load: async () => services.gifs?.load(gif.url) ?? null });
  }
  const book = bookOf(ctx, card, signatures);
  return new AfterCommit(
    async () => new Download(await printer.print(book, pictures), { type: "application/pdf", name: "card.pdf" }),
  );
}
