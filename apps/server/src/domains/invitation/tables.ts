import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, createdAt, tenantId } from "../../db/columns.ts";

/** One-time invitation links. Found by the token alone, so they are stored like session tokens. */
export const invitations = pgTable(
  "invitations",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    tenantId: tenantId(),
    memberId: uuid("member_id").notNull(),
    /** The address it was sent to: using it proves ownership of the address. */
    email: text("email").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("invitations_member").on(t.tenantId, t.memberId)],
);
