import { MOST_SIGNATURES } from "@plaudit/api/card-designs.ts";
import { setDown } from "@plaudit/api/card-layout.ts";
import { cardPages } from "@plaudit/api/card-paper.ts";
import type { CardSignature, SignatureBody } from "@plaudit/api/card-signature.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { byId } from "../../../db/rows.ts";
import { fieldError } from "../../../error.ts";
import { exchangeFiles } from "../../media/index.ts";
import { wakeReaders } from "../live-readers.ts";
import { writeMessage } from "../message.ts";
import { cardPolicy, cardSignaturePolicy } from "../policy.ts";
import { presentSignatures } from "../present.ts";
import { cardSeen, ownSignatures, placesBeside, type SignatureRow, signatureRow } from "../queries.ts";
import { cardSignatures } from "../tables.ts";

const kind = "card";
const field = "pictureId";
const filesOf = (row: SignatureRow | undefined) => (row?.picture ? [row.picture] : []);

/** One signature for each person; a second one changes the first. */
export async function signCard(ctx: TenantCtx, cardId: string, body: SignatureBody): Promise<CardSignature> {
  const { db, actor, services } = ctx;
  const card = await cardSeen(ctx, cardId, true);
  cardPolicy.require(ctx, "sign", card);
  const { message: input, hand, ink, gif, pictureId, placement } = body;
  const message = writeMessage(input, gif || pictureId ? null : "card.messageMissing");
  if (gif && pictureId) throw fieldError("pictureId", "one", "card.onePicture");
  // A picture of anybody else's would tell them who reads what, and when.
  if (gif && !services.gifs?.accepts(gif.url)) throw fieldError("gif.url", "url", "gifUrl");
  const [before] = await ownSignatures(ctx, [cardId]);
  const after = pictureId ? [pictureId] : [];
  const [picture = null] = await exchangeFiles(ctx, { kind, field, before: filesOf(before), after });
  const { now } = ctx;
  const pages = cardPages();
  const others = await placesBeside(ctx, cardId);
  if (!before && others.length >= MOST_SIGNATURES) throw fieldError("message", "full", "card.full");
  for (const other of others) pages.put(other);
  const signing = { ...message, hand, gif, picture, placement, author: { id: actor.memberId } };
  const spot = setDown(pages, cardId, signing, before && !before.placement ? before.spot : null);
  const written = { ...message, hand, ink, gif, picture, placement, spot };
  const row: SignatureRow = before
    ? { ...before, ...written, editedAt: now }
    : {
        ...{ ...written, tenantId: db.tenantId, id: newId(), cardId, memberId: actor.memberId },
        ...{ createdAt: now, editedAt: null, hiddenAt: null },
      };
  if (before)
    await db.orm
      .update(cardSignatures)
      .set({ ...written, editedAt: now })
      .where(byId(db, cardSignatures, before.id));
  else {
    await db.orm.insert(cardSignatures).values(row);
    await count(ctx, { cardId, memberId: actor.memberId, signedAt: now });
  }
  await wakeReaders(ctx, cardId, row.id);
  const [signature] = await presentSignatures(ctx, [{ card, row }]);
  return signature as CardSignature;
}

interface Counted {
  cardId: string;
  memberId: string;
  /** Null where a signature went. */
  signedAt: Date | null;
}
async function count({ db }: Pick<TenantCtx, "db">, { cardId, memberId, signedAt }: Counted): Promise<void> {
  await Promise.all([
    db.rows(sql`
      update card_contributors set signed_at = ${signedAt}
      where tenant_id = ${db.tenantId} and card_id = ${cardId} and member_id = ${memberId}`),
    db.rows(sql`
      update cards set signature_count = signature_count + ${signedAt ? 1 : -1}
      where tenant_id = ${db.tenantId} and id = ${cardId}`),
  ]);
}

export async function removeSignature(ctx: TenantCtx, id: string): Promise<void> {
  const { db, actor } = ctx;
  const { cardId } = await signatureRow(db, id);
  const card = await cardSeen(ctx, cardId, true);
  // Once more behind the lock: it may have been changed or removed meanwhile.
  const row = await signatureRow(db, id);
  cardSignaturePolicy.require(ctx, "delete", { ...card, own: row.memberId === actor.memberId });
  await exchangeFiles(ctx, { kind, field, before: filesOf(row), after: [] });
  await db.orm.delete(cardSignatures).where(byId(db, cardSignatures, id));
  await count(ctx, { cardId, memberId: row.memberId, signedAt: null });
  await wakeReaders(ctx, cardId, id);
}
