import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, createdAt, tenantId } from "../../db/columns.ts";

/** One-time links that let people in. Found by the token alone, so they stand beside the tokens of sign-in. */
export const invitations = pgTable(
  "invitations",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    /** Where it was sent: whoever holds it has shown that this address is theirs. */
    email: text("email").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("invitations_member").on(t.tenantId, t.memberId)],
);
