import { addTeamMembers } from "../../directory/verbs/add-team-members.ts";
import { createMember, setManagers } from "../../directory/verbs/create-member.ts";
import { createTeam } from "../../directory/verbs/create-team.ts";
import { publishJoined } from "../../invitation/verbs/publish-joined.ts";
import type { DemoTenant } from "../content/tenants.ts";
import type { Stage } from "./act-as.ts";
import type { Props } from "./play-scene.ts";
import type { Player } from "./raise-tenant.ts";
import { setClock } from "./set-clock.ts";

/** Somebody's first day: a member, a manager, teams; a team starts with the first of its people. */
export async function joinMember(stage: Stage, demo: DemoTenant, props: Props, player: Player): Promise<void> {
  const person = demo.people.find(({ key }) => key === player.key);
  if (!person) return;
  const { firstName, lastName, jobTitle, department, country = null } = person;
  const { memberId: id, userId, email, role, joinedAt } = player;
  setClock(stage.db, joinedAt);
  await createMember(stage, { id, userId, firstName, lastName, email, role, jobTitle, department, country, joinedAt });
  const manager = person.manager ? props.players.get(person.manager) : undefined;
  if (manager) await setManagers(stage, id, [manager.memberId]);
  for (const { name, segmentType, members } of demo.teams) {
    if (!members.includes(player.key)) continue;
    const teamId = props.teams.get(name);
    if (teamId) await addTeamMembers(stage, teamId, [id]);
    else props.teams.set(name, await createTeam(stage, { name, segmentType, memberIds: [id] }));
  }
  await publishJoined({ db: stage.db, now: joinedAt }, { memberId: id });
}
