import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { at, bytea, createdAt, tenantId } from "../../db/columns.ts";
import { tenants } from "../directory/tables.ts";

/** A person, across tenants. Written rarely: it is a reference table once the database is sharded. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  email: text("email").notNull().unique(),
  passwordHash: text("password_hash"),
  createdAt: createdAt(),
});

/** Which tenants a person belongs to: the index that keeps 'my tenants' from asking every shard. */
export const tenantMemberships = pgTable(
  "tenant_memberships",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    tenantId: tenantId().references(() => tenants.id),
    memberId: uuid("member_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tenantId] })],
);

export const accessTokens = pgTable(
  "access_tokens",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    /** All tokens that grew from one sign-in; signing out ends them together. */
    familyId: uuid("family_id").notNull(),
    userId: uuid("user_id").notNull(),
    scope: text("scope").$type<"user" | "tenant">().notNull(),
    tenantId: uuid("tenant_id"),
    memberId: uuid("member_id"),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("access_tokens_family").on(t.familyId), index("access_tokens_user").on(t.userId)],
);

export const loginStates = pgTable("login_states", {
  stateHash: bytea("state_hash").primaryKey(),
  familyId: uuid("family_id").notNull(),
  userId: uuid("user_id").notNull(),
  tenantId: tenantId(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at"),
});

export const passwordResets = pgTable("password_resets", {
  tokenHash: bytea("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at"),
});
