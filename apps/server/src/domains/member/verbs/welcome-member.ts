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
      throw new DomainError("NotFound", "There is no such person");
    case "joined":
      throw new DomainError("Conflict", "This person has joined already");
    case "archived":
      throw new DomainError("Conflict", "This person has left: take them back first");
    case "suspended":
      throw new DomainError("Conflict", "This person is suspended: let them in first");
    case "noEmail":
      throw new DomainError("Conflict", "An invitation needs an e-mail address");
  }
}
