import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
    /** As the browser called itself that was given the token. */
    userAgent: text("user_agent").notNull().default(""),
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

/** Of who has a second step at sign-in. Whoever tries it or changes it holds this row. */
export const secondSteps = pgTable("second_steps", {
  userId: uuid("user_id").primaryKey(),
  /** Wrong tries since the last right one, or the last lock. */
  failures: integer("failures").notNull().default(0),
  lockedUntil: at("locked_until"),
});

export const totpFactors = pgTable("totp_factors", {
  userId: uuid("user_id").primaryKey(),
  /** Sealed. */
  key: text("key").notNull(),
  /** Of 30 seconds: codes of this one and of those before it are used up. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
  createdAt: createdAt(),
  lastUsedAt: at("last_used_at"),
});

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: bytea("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    /** The host name that it works at, and below. */
    rpId: text("rp_id").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: at("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** What has begun and waits for one right answer. */
export const challenges = pgTable("challenges", {
  tokenHash: bytea("token_hash").primaryKey(),
  purpose: text("purpose").$type<"signIn" | "passkeySignIn" | "totp" | "passkey">().notNull(),
  /** Null until a passkey tells who it is. */
  userId: uuid("user_id"),
  /** Sealed: a key that is being set up, or what a passkey signs. */
  data: text("data").notNull(),
  expiresAt: at("expires_at").notNull(),
});
