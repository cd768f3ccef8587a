import { newId } from "../../../db/id.ts";
import type { TenantDb } from "../../../db/tenant-db.ts";
import { foldName } from "../rules/fold-name.ts";
import { teams } from "../tables.ts";
import { addTeamMembers } from "./add-team-members.ts";

export type NewTeam = Pick<typeof teams.$inferInsert, "name" | "segmentType"> & { memberIds: readonly string[] };

export async function createTeam({ db }: { db: TenantDb }, { name, segmentType, memberIds }: NewTeam): Promise<string> {
  const id = newId();
  db.write(db.orm.insert(teams).values({ tenantId: db.tenantId, id, name, nameKey: foldName(name), segmentType }));
  await addTeamMembers({ db }, id, memberIds);
  return id;
}
