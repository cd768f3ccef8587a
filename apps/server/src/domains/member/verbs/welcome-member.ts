import type { TenantCtx } from "../../../context.ts";
import { DomainError } from "../../../error.ts";
import { inviteMembers } from "../../invitation/index.ts";

/** Sends one person the invitation; the audit of it is the invitation's own. */
export async function welcomeMember(ctx: TenantCtx, id: string): Promise<null> {
  const [skipped] = (await inviteMembers(ctx, [id])).skipped;
  switch (skipped?.reason) {
    case undefined:
      return null;
    case "missing":
      throw new DomainError("NotFound", "noPerson");
    case "joined":
      throw new DomainError("Conflict", "joinedAlready");
    case "archived":
      throw new DomainError("Conflict", "leftFirst");
    case "suspended":
      throw new DomainError("Conflict", "suspendedFirst");
    case "noEmail":
      throw new DomainError("Conflict", "inviteAddress");
  }
}
