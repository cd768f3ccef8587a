import type { Output } from "@plaudit/api/endpoint.ts";
import type { Recognition, recognitionBody } from "@plaudit/api/recognition.ts";
import { toRichText } from "@plaudit/api/rich-text.ts";
import { mentionedIds, plainText, type RichText } from "@plaudit/api/rich-words.ts";
import type { TenantCtx } from "../../../context.ts";
import { newId } from "../../../db/id.ts";
import { fieldErrors } from "../../../error.ts";
import { checkMentions } from "../../../rich-text/check-mentions.ts";
import { writeText } from "../../../rich-text/write-text.ts";
import { givePoints, isReached, type OpenGift, openGift, refuseExceptions, splitGift } from "../../points/index.ts";
import { checkRecognition } from "../rules/check-recognition.ts";
import { isPublic } from "../rules/is-public.ts";
import { listRecipients } from "../rules/list-recipients.ts";
import { fullName, presentSent, type Sent } from "../send-present.ts";
import { type Composition, managerIdsOf, readComposition, targetIds } from "../send-queries.ts";
import { publishRecognition } from "./publish-recognition.ts";

type Body = Output<typeof recognitionBody>;

function compose(authorId: string, text: RichText, known: Composition) {
  const message = writeText(text, new Map([...known.people].map(([id, row]) => [id, fullName(row)])));
  const people = mentionedIds(message).flatMap((id) => known.people.get(id) ?? []);
  return { message, mentionFault: checkMentions({ authorId, people }) };
}

/** Who receives it; refuses what the form's fields lack. Someone who joined a team since the lock is not in it yet. */
function receive(
  ctx: TenantCtx,
  body: Body,
  known: Composition,
  composed: ReturnType<typeof compose>,
  open: OpenGift | null,
) {
  const { targets, recipients, unknown, inactive } = listRecipients(ctx.actor.memberId, body.sendTo, known);
  if (open) for (const id of recipients.keys()) if (!isReached(open, id)) recipients.delete(id);
  const faults = checkRecognition({
    ...composed,
    recipientCount: recipients.size,
    unknownRecipients: unknown,
    inactiveRecipients: inactive,
    qualityIds: body.qualityIds,
    activeQualityIds: new Set(known.qualities.map((quality) => quality.id)),
    amount: body.amount,
    pointsEnabled: ctx.actor.features.includes("points"),
  });
  if (faults.length > 0) throw fieldErrors(faults);
  return { targets, recipients };
}

/** The team named on the card: one that was chosen, else the first one of the first person. */
function teamNameOf(body: Body, known: Composition): string | null {
  const team = body.sendTo.find((to) => to.type === "team");
  if (team) return known.teams.get(team.id)?.name ?? null;
  return known.personTeams.find((row) => row.member_id === body.sendTo[0]?.id)?.name ?? null;
}

/** Locks and reads all that decides, at once. */
function read(ctx: TenantCtx, body: Body, text: RichText): Promise<[OpenGift | null, Composition]> {
  const { db, actor } = ctx;
  const { personIds, teamIds } = targetIds(body.sendTo);
  const gives = body.amount > 0 && actor.features.includes("points");
  const people = personIds.filter((id) => id !== actor.memberId);
  return Promise.all([
    gives ? openGift(db, { giverId: actor.memberId, personIds: people, teamIds }) : null,
    readComposition(db, {
      senderId: actor.memberId,
      sendTo: body.sendTo,
      mentionedIds: mentionedIds(text),
      managers: !body.tenantWide,
    }),
  ]);
}

/**
 * Publishes a recognition at once, in two round trips: one locks and reads all that decides, the other writes all of
 * it and commits.
 */
export async function sendRecognition(ctx: TenantCtx, body: Body): Promise<Recognition> {
  const { db, actor } = ctx;
  const senderId = actor.memberId;
  const text = toRichText(body.message);
  const [open, known] = await read(ctx, body, text);
  const now = ctx.now;
  const composed = compose(senderId, text, known);
  const { message } = composed;
  const { targets, recipients } = receive(ctx, body, known, composed, open);
  const people = [...recipients].map(([id, row]) => ({ id, name: fullName(row) }));
  const split = open && splitGift(senderId, open, { amount: body.amount, people, now });
  refuseExceptions(split?.exceptions ?? [], body.ignoreExceptions);

  const id = newId();
  const shares = split?.shares ?? people.map((person) => ({ id: person.id, amount: 0 }));
  const gift = { giverId: senderId, type: "recognition", reference: { type: "recognition", id }, shares, now } as const;
  const tenantWide = body.tenantWide && isPublic({ targets, recipients, teamMembers: known.teamMembers });
  const managers = tenantWide ? [] : body.tenantWide ? await managerIdsOf(db, targets) : known.managerIds;
  const sent: Sent = {
    id,
    message,
    messageText: plainText(message),
    amount: body.amount,
    targets,
    recipientCount: recipients.size,
    qualityIds: [...new Set(body.qualityIds)],
    tenantWide,
    teamName: teamNameOf(body, known),
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
