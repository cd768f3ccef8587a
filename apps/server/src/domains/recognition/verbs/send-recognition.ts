import type { Recognition } from "@plaudit/api/recognition.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { mentionedIds, plainText } from "@plaudit/api/rich-words.ts";
import { newId } from "../../../db/id.ts";
import { isPublic, managerIdsOf, recipientName, targetIds, teamNameOf } from "../../directory/index.ts";
import { givePoints, type OpenGift, openGift, refuseAmount, refuseExceptions, splitGift } from "../../points/index.ts";
import { ownRefinement } from "../../refinement/index.ts";
import { attach } from "../attached.ts";
import type { DraftRow } from "../draft-queries.ts";
import { compose, type PublishedBody, receive, type SendCtx } from "../send-compose.ts";
import { presentSent, type Sent } from "../send-present.ts";
import { type Composition, readComposition } from "../send-queries.ts";
import { publishRecognition } from "./publish-recognition.ts";

/** Locks and reads all that decides, at once. */
function read(ctx: SendCtx, body: PublishedBody): Promise<[OpenGift | null, Composition, string | null]> {
  const { db, actor } = ctx;
  const { personIds, teamIds } = targetIds(body.sendTo);
  const gives = body.amount > 0 && actor.features.includes("points");
  const people = personIds.filter((id) => id !== actor.memberId);
  return Promise.all([
    gives ? openGift(db, { giverId: actor.memberId, personIds: people, teamIds }) : null,
    readComposition(db, {
      senderId: actor.memberId,
      sendTo: body.sendTo,
      mentionedIds: mentionedIds(toRichText(body.message)),
      managers: !body.tenantWide,
    }),
    ownRefinement(db, actor.memberId, body.refinementId),
  ]);
}

/**
 * Publishes a recognition at once, in two round trips: one locks and reads all that decides, the other writes all of
 * it and commits.
 */
export async function sendRecognition(
  ctx: SendCtx,
  body: PublishedBody,
  draft?: Pick<DraftRow, "id" | "attachments">,
): Promise<Recognition> {
  const { db, actor } = ctx;
  const id = draft?.id ?? newId();
  const senderId = actor.memberId;
  const [open, known, refinementId] = await read(ctx, body);
  if (open) refuseAmount(body.amount, open.recognitionMax);
  const now = ctx.now;
  const composed = compose(senderId, body, known);
  const { message } = composed;
  const { targets, recipients } = receive(ctx, body, known, composed, open);
  const people = [...recipients].map(([id, row]) => ({ id, name: recipientName(row) }));
  const split = open && splitGift(senderId, open, { amount: body.amount, people, now });
  refuseExceptions(split?.exceptions ?? [], body.ignoreExceptions);

  const shares = split?.shares ?? people.map((person) => ({ id: person.id, amount: 0 }));
  const reference = { type: "recognition", id };
  const gift = { giverId: senderId, type: "recognition", reference, shares, asked: body.amount, now } as const;
  const tenantWide = body.tenantWide && isPublic({ targets, recipients, teamMembers: known.teamMembers });
  const managers = tenantWide ? [] : body.tenantWide ? await managerIdsOf(db, targets) : known.managerIds;
  const attachments = await attach(ctx, draft?.attachments ?? [], body.attachments ?? []);
  const sent: Sent = {
    id,
    message,
    messageText: plainText(message),
    amount: body.amount,
    targets,
    recipientCount: recipients.size,
    qualityIds: [...new Set(body.qualityIds)],
    attachments,
    gifs: body.gifs ?? [],
    refinementId,
    tenantWide,
    teamName: teamNameOf(body.sendTo, known),
    publishedAt: now,
  };
  publishRecognition(ctx, {
    ...sent,
    shares,
    transactionId: open ? givePoints(db, open, gift) : null,
    timelineTeamIds: [...new Set([...targetIds(targets).teamIds, ...known.personTeams.map((row) => row.id)])],
    viewerIds: tenantWide ? [] : [...new Set([senderId, ...recipients.keys(), ...managers])],
  });
  return presentSent(ctx, sent, known);
}
