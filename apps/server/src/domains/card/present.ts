import type { Card } from "@plaudit/api/card.ts";
import type { CardContributor } from "@plaudit/api/card-contributor.ts";
import type { CardSignature } from "@plaudit/api/card-signature.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import { sql } from "drizzle-orm";
import type { TenantCtx } from "../../context.ts";
import { type PersonRow, peopleByIds, personColumns, presentPerson, teamsByIds } from "../directory/index.ts";
import { engagementOf } from "../engagement/index.ts";
import { presentFile } from "../media/index.ts";
import { cardContributorPolicy, cardPolicy, cardSignaturePolicy } from "./policy.ts";
import { type ContributorRow, opensAt, ownSignatures, type SeenCard, type SignatureRow } from "./queries.ts";

/** Days for which the addresses of pictures are valid: long enough for an open page only. */
const PRIVATE_DAYS = 3;
/** Faces shown of those who signed. */
const FACES = 6;
const DAY_MS = 86_400_000;

export const cardPath = (id: string): string => `/card/${id}`;
const spotOnly = ({ page, x, y, turn }: SignatureRow["spot"]) => ({ page, x, y, turn });
const iso = (at: Date | null) => at?.toISOString() ?? null;

interface RecipientRow extends PersonRow {
  cardId: string;
  teamName: string | null;
  timezone: string;
  opensAt: Date;
  deliveredAt: Date | null;
  answer: Card["answers"][number]["message"] | null;
  answerText: string | null;
  answeredAt: Date | null;
}
const recipientsOf = ({ db, tenant }: TenantCtx, cardIds: readonly string[]) =>
  db.rows<RecipientRow>(sql`
    select r.card_id as "cardId", ${personColumns}, coalesce(m.timezone, ${tenant.timezone}) as timezone,
      ${opensAt(tenant.timezone)} as "opensAt", r.delivered_at as "deliveredAt", r.answer, r.answer_text as "answerText",
      r.answered_at as "answeredAt",
      (select t.name from team_members tm join teams t
        on t.tenant_id = ${db.tenantId} and t.id = tm.team_id and t.archived_at is null
       where tm.tenant_id = ${db.tenantId} and tm.member_id = m.id order by t.name_key limit 1) as "teamName"
    from cards c
    join card_recipients r on r.tenant_id = ${db.tenantId} and r.card_id = c.id
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = r.member_id
    where c.tenant_id = ${db.tenantId} and c.id = any(${sql.param(cardIds)}::uuid[])
    order by m.name_key, m.id`);

const lastSigners = ({ db }: TenantCtx, cardIds: readonly string[]) =>
  db.rows<PersonRow & { cardId: string }>(sql`
    select c.id as "cardId", ${personColumns} from cards c
    cross join lateral (
      select s.member_id, s.created_at, s.id from card_signatures s
      where s.tenant_id = ${db.tenantId} and s.card_id = c.id and s.hidden_at is null
      order by s.created_at desc, s.id desc limit ${FACES}) s
    join tenant_members m on m.tenant_id = ${db.tenantId} and m.id = s.member_id
    where c.tenant_id = ${db.tenantId} and c.id = any(${sql.param(cardIds)}::uuid[])
    order by s.created_at desc, s.id desc`);

/** Those of these that the reader may see. */
export async function presentCards(ctx: TenantCtx, rows: readonly SeenCard[]): Promise<Card[]> {
  const { actor } = ctx;
  const shown = rows.filter((row) => cardPolicy.can(actor, "view", row));
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const [recipients, signers, own, organizers, teams] = await Promise.all([
    recipientsOf(ctx, ids),
    lastSigners(ctx, ids),
    ownSignatures(ctx, ids),
    peopleByIds(ctx, [...new Set(shown.map(({ organizerId }) => organizerId))]),
    teamsByIds(ctx, [...new Set(shown.flatMap(({ teamIds }) => teamIds))]),
  ]);
  const ownOf = new Map(own.map((row) => [row.cardId, row]));
  const signed = await presentSignatures(
    ctx,
    shown.flatMap((card) => {
      const row = ownOf.get(card.id);
      return row ? [{ card, row }] : [];
    }),
  );
  return shown.flatMap((row): Card[] => {
    const organizer = organizers.get(row.organizerId);
    if (!organizer || !row.as) return [];
    const to = recipients.filter(({ cardId }) => cardId === row.id);
    return [
      {
        __entity_type__: "card",
        __permissions__: cardPolicy.permissionsOn(actor, row),
        id: row.id,
        title: row.title,
        occasion: row.occasion,
        design: row.design,
        years: row.years,
        recipients: to.map((one) => ({
          ...presentPerson(ctx, one),
          teamName: one.teamName,
          timezone: one.timezone,
          opensAt: one.opensAt.toISOString(),
          deliveredAt: iso(one.deliveredAt),
        })),
        organizer,
        deliverOn: row.deliverOn,
        deliverTime: row.deliverTime,
        state: row.state,
        deliveredAt: iso(row.receivedAt ?? row.deliveredAt),
        signatureCount: row.signatureCount,
        signers: signers.filter(({ cardId }) => cardId === row.id).map((one) => presentPerson(ctx, one)),
        as: row.as,
        signing:
          row.as === "recipient"
            ? null
            : {
                contributorCount: row.contributorCount,
                note: row.note,
                contributorsInvite: row.contributorsInvite,
                remind: row.remind,
                remindedAt: iso(row.remindedAt),
                teamNames: row.teamIds.flatMap((id) => teams.get(id)?.name ?? []),
              },
        ownSignature: signed.find(({ id }) => id === ownOf.get(row.id)?.id) ?? null,
        answers: to.flatMap((one) =>
          one.answer && one.answeredAt
            ? {
                member: presentPerson(ctx, one),
                message: one.answer,
                messageText: one.answerText ?? "",
                createdAt: one.answeredAt.toISOString(),
              }
            : [],
        ),
        createdAt: row.createdAt.toISOString(),
        version: row.version,
      },
    ];
  });
}

export async function presentCard(ctx: TenantCtx, row: SeenCard): Promise<Card> {
  cardPolicy.require(ctx, "view", row);
  const [card] = await presentCards(ctx, [row]);
  return card as Card;
}

/** Signatures of cards that the reader may see. */
export async function presentSignatures(
  ctx: TenantCtx,
  signatures: readonly { card: SeenCard; row: SignatureRow }[],
): Promise<CardSignature[]> {
  const { db, actor, services } = ctx;
  if (signatures.length === 0) return [];
  const [authors, engagement] = await Promise.all([
    peopleByIds(
      ctx,
      signatures.map(({ row }) => row.memberId),
    ),
    engagementOf(
      ctx,
      signatures.map(({ row }) => row.id),
    ),
  ]);
  const shown = { tenantId: db.tenantId, kind: "card", days: PRIVATE_DAYS } as const;
  return signatures.flatMap(({ card, row }): CardSignature[] => {
    const author = authors.get(row.memberId);
    if (!author) return [];
    return [
      {
        __entity_type__: "cardSignature",
        __permissions__: cardSignaturePolicy.permissionsOn(actor, { ...card, own: row.memberId === actor.memberId }),
        id: row.id,
        author,
        message: row.message,
        messageText: row.messageText,
        hand: row.hand,
        ink: row.ink,
        // Of another service, configured before, none is shown.
        gif: row.gif && services.gifs?.accepts(row.gif.url) ? row.gif : null,
        picture: row.picture && presentFile(ctx, row.picture, shown),
        placement: row.placement,
        spot: spotOnly(row.spot),
        ownFlag: engagement.get(row.id)?.ownFlag ?? false,
        createdAt: row.createdAt.toISOString(),
        editedAt: iso(row.editedAt),
      },
    ];
  });
}

export const contributorFacts = (
  { now }: Pick<TenantCtx, "now">,
  card: SeenCard,
  row: Pick<ContributorRow, "memberId" | "signedAt" | "remindedAt">,
) => ({
  ...card,
  signed: row.signedAt !== null,
  isOrganizer: row.memberId === card.organizerId,
  remindedToday: row.remindedAt !== null && now.getTime() - row.remindedAt.getTime() < DAY_MS,
});

export function presentContributor(
  ctx: TenantCtx,
  { card, row, people }: { card: SeenCard; row: ContributorRow; people: ReadonlyMap<string, PersonSummary> },
): CardContributor[] {
  const member = people.get(row.memberId);
  if (!member) return [];
  return [
    {
      __entity_type__: "cardContributor",
      __permissions__: cardContributorPolicy.permissionsOn(ctx.actor, contributorFacts(ctx, card, row)),
      id: row.id,
      member,
      invitedBy: (row.invitedBy && people.get(row.invitedBy)) || null,
      signedAt: iso(row.signedAt),
      // Of no interest to anybody but the organizer.
      remindedAt: card.as === "organizer" ? iso(row.remindedAt) : null,
    },
  ];
}
