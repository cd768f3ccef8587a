import { newId } from "../../db/id.ts";
import type { Sample } from "../../testing/sample.ts";

export const sample: Sample = {
  async make({ server, tenant, admin, mark }) {
    const id = newId();
    await server.sql("insert into refinements (tenant_id, id, member_id, session_id) values ($1, $2, $3, $4)", [
      tenant.id,
      id,
      admin.id,
      `session ${mark}`.trim(),
    ]);
    return { refinement: id };
  },
};
