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

/** Tenants of a user: the index that keeps 'my tenants' from querying every shard. */
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
    /** All tokens issued from one sign-in; signing out revokes them together. */
    familyId: uuid("family_id").notNull(),
    userId: uuid("user_id").notNull(),
    scope: text("scope").$type<"user" | "tenant">().notNull(),
    tenantId: uuid("tenant_id"),
    memberId: uuid("member_id"),
    /** User agent of the browser that was issued the token. */
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

/** Users with a second step at sign-in. Attempts and changes lock this row. */
export const secondSteps = pgTable("second_steps", {
  userId: uuid("user_id").primaryKey(),
  /** Failed attempts since the last successful one, or the last lockout. */
  failures: integer("failures").notNull().default(0),
  lockedUntil: at("locked_until"),
});

export const totpFactors = pgTable("totp_factors", {
  userId: uuid("user_id").primaryKey(),
  /** Encrypted. */
  key: text("key").notNull(),
  /** The last used step of 30 seconds: codes of this one and of earlier ones are refused. */
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
    /** The host name (relying party id) that it is bound to. */
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

/** Started sign-ins and set-ups that wait for one correct response. */
export const challenges = pgTable("challenges", {
  tokenHash: bytea("token_hash").primaryKey(),
  purpose: text("purpose").$type<"signIn" | "passkeySignIn" | "totp" | "passkey">().notNull(),
  /** Null until a passkey identifies the user. */
  userId: uuid("user_id"),
  /** Encrypted: the key of an app that is being set up, or the challenge that a passkey signs. */
  data: text("data").notNull(),
  expiresAt: at("expires_at").notNull(),
});
