import type { RecipientRef } from "@plaudit/api/shared.ts";

interface Person {
  id: string;
  prefers_private: boolean;
}
interface Received {
  targets: readonly RecipientRef[];
  recipients: ReadonlyMap<string, Person>;
  teamMembers: readonly (Person & { team_id: string })[];
}

/**
 * Private when somebody who was chosen in person prefers it, or everybody whom a team adds to those does: a team of one
 * is that one.
 */
export function isPublic({ targets, recipients, teamMembers }: Received): boolean {
  const persons = new Set(targets.filter((to) => to.type === "tenantMember").map((to) => to.id));
  if ([...persons].some((id) => recipients.get(id)?.prefers_private)) return false;
  const added = teamMembers.filter((row) => recipients.has(row.id) && !persons.has(row.id));
  return [...Map.groupBy(added, (row) => row.team_id).values()].every(
    (team) => !team.every((row) => row.prefers_private),
  );
}
