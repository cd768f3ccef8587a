import type { AudienceBody } from "@plaudit/api/audience.ts";
import type { Answer } from "@plaudit/api/client.ts";
import type { Role } from "@plaudit/api/permissions.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";

export type Audience = Answer<"GET /points/budgetItems">["results"][number]["audience"];

export interface AudienceValue {
  everyone: boolean;
  members: Choice[];
  teams: Choice[];
  roles: Role[];
}
export const audienceValue = (audience: Audience | undefined): AudienceValue => ({
  everyone: audience?.everyone ?? true,
  members: audience?.members.map(({ id, name, jobTitle }) => ({ id, label: name, note: jobTitle })) ?? [],
  teams: audience?.teams.map(({ id, name }) => ({ id, label: name })) ?? [],
  roles: audience?.roles ?? [],
});
export const audienceBodyOf = ({ everyone, members, teams, roles }: AudienceValue): AudienceBody => ({
  everyone,
  memberIds: members.map(({ id }) => id),
  teamIds: teams.map(({ id }) => id),
  roles,
});
