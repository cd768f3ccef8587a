import type { RecipientRef } from "@plaudit/api/shared.ts";

interface Known<P> {
  people: ReadonlyMap<string, P>;
  teamMembers: readonly (P & { id: string; team_id: string })[];
  teams: ReadonlyMap<string, unknown>;
}
interface Recipients<P> {
  /** What was chosen, once each, without the sender. */
  targets: RecipientRef[];
  /** Everybody who would receive it, in the order chosen: once each, never the sender. */
  recipients: Map<string, P>;
  /** Something was chosen that this tenant does not have. */
  unknown: boolean;
  /** Somebody was chosen who has left or is suspended. */
  inactive: boolean;
}

export function listRecipients<P extends { active: boolean }>(
  senderId: string,
  sendTo: readonly RecipientRef[],
  known: Known<P>,
): Recipients<P> {
  const targets = new Map<string, RecipientRef>();
  const recipients = new Map<string, P>();
  let unknown = false;
  let inactive = false;
  const byTeam = Map.groupBy(known.teamMembers, (row) => row.team_id);
  for (const to of sendTo) {
    if (to.id === senderId) continue;
    targets.set(to.id, to);
    if (to.type === "team") {
      if (!known.teams.has(to.id)) unknown = true;
      for (const row of byTeam.get(to.id) ?? []) if (row.id !== senderId) recipients.set(row.id, row);
      continue;
    }
    const person = known.people.get(to.id);
    if (person?.active) recipients.set(to.id, person);
    else if (person) inactive = true;
    else unknown = true;
  }
  return { targets: [...targets.values()], recipients, unknown, inactive };
}
