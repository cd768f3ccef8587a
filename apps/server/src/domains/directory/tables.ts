import type { Role } from "@plaudit/api/permissions.ts";
import type { Language } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { at, createdAt, tenantId } from "../../db/columns.ts";

export const tenants = pgTable("tenants", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  language: text("language").$type<Language>().notNull().default("en"),
  languages: text("languages").array().$type<Language[]>().notNull(),
  timezone: text("timezone").notNull().default("UTC"),
  brandColor: text("brand_color").notNull().default("#14594a"),
  logoId: uuid("logo_id"),
  bannerId: uuid("banner_id"),
  features: text("features").array().notNull(),
  pointTerms: jsonb("point_terms").$type<Record<string, { singular: string; plural: string }> | null>(),
  /** When an administrator put the first steps away. */
  firstStepsDismissedAt: at("first_steps_dismissed_at"),
  /** Counts what everybody sees of it: by this an edge knows that what it keeps is old. */
  version: integer("version").notNull().default(1),
  createdAt: createdAt(),
});

/** Host name → tenant, exact and lower-case. */
export const tenantHosts = pgTable("tenant_hosts", {
  host: text("host").primaryKey(),
  tenantId: tenantId().references(() => tenants.id),
});

export const tenantMembers = pgTable(
  "tenant_members",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    userId: uuid("user_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Folded name for prefix search, compared bytewise. */
    nameKey: text("name_key").notNull(),
    email: text("email"),
    jobTitle: text("job_title"),
    department: text("department"),
    country: text("country"),
    role: text("role").$type<Role>().notNull().default("employee"),
    status: text("status").$type<"invited" | "joined" | "notInvited" | "archived">().notNull().default("notInvited"),
    locale: text("locale").$type<Language>(),
    timezone: text("timezone"),
    /** When the zone was last chosen, the company's among them; null while nobody has, and their device may. */
    timezoneSetAt: at("timezone_set_at"),
    /** Of `media_objects`, as `logoId` and `bannerId` are. */
    avatarId: uuid("avatar_id"),
    publicStaffProfile: boolean("public_staff_profile").notNull().default(true),
    prefersPrivate: boolean("prefers_private").notNull().default(false),
    /** Month and day, such as "02-29"; nobody is asked for the year. */
    birthday: text("birthday"),
    hideBirthday: boolean("hide_birthday").notNull().default(false),
    hideAnniversary: boolean("hide_anniversary").notNull().default(false),
    hideFromTv: boolean("hide_from_tv").notNull().default(false),
    /** Whether anybody is their manager; kept beside member_managers so that it can be filtered by. */
    managed: boolean("managed").notNull().default(false),
    suspendedAt: at("suspended_at"),
    joinedAt: at("joined_at"),
    /** From then on the row names nobody: its name is what stands for everybody who was erased. */
    erasedAt: at("erased_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("tenant_members_user").on(t.tenantId, t.userId),
    // Each list of administrators is a range of one of these, read forwards or backwards; `status` is in them so that
    // counting and skipping need not look at the rows. Columns that people read are in the order of no one language.
    index("tenant_members_name").on(t.tenantId, t.nameKey.op("text_pattern_ops"), t.id, t.status),
    index("tenant_members_email").on(t.tenantId, t.email.op("text_pattern_ops"), t.id, t.status),
    // The calendar reads thousands of days a month from these alone.
    index("tenant_members_joined").on(
      t.tenantId,
      t.joinedAt,
      t.id,
      t.status,
      t.suspendedAt,
      t.publicStaffProfile,
      t.hideAnniversary,
      t.timezone,
      t.nameKey,
    ),
    index("tenant_members_birthday")
      .on(
        t.tenantId,
        t.birthday,
        t.id,
        t.status,
        t.suspendedAt,
        t.publicStaffProfile,
        t.hideBirthday,
        t.timezone,
        t.nameKey,
      )
      .where(sql`${t.birthday} is not null`),
    index("tenant_members_role").on(t.tenantId, t.role, t.nameKey.op("text_pattern_ops"), t.id, t.status),
    index("tenant_members_status").on(t.tenantId, t.status, t.nameKey.op("text_pattern_ops"), t.id),
    ...(["jobTitle", "department", "country"] as const).map((column) =>
      index(`tenant_members_${t[column].name}`).on(
        t.tenantId,
        sql`${t[column]} collate "und-x-icu"`,
        t.nameKey.op("text_pattern_ops"),
        t.id,
        t.status,
      ),
    ),
    index("tenant_members_suspended")
      .on(t.tenantId, t.nameKey.op("text_pattern_ops"))
      .where(sql`${t.suspendedAt} is not null`),
    index("tenant_members_unmanaged")
      .on(t.tenantId, t.nameKey.op("text_pattern_ops"), t.status)
      .where(sql`not ${t.managed}`),
    uniqueIndex("tenant_members_address").on(t.tenantId, t.email).where(sql`${t.status} <> 'archived'`),
  ],
);

/** Each word of a name, folded, so that a search may start at any of them; with the whole name, in whose order they are read. */
export const memberNameParts = pgTable(
  "member_name_parts",
  {
    tenantId: tenantId(),
    part: text("part").notNull(),
    nameKey: text("name_key").notNull(),
    memberId: uuid("member_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.part, t.memberId] }),
    index("member_name_parts_prefix").on(
      t.tenantId,
      t.part.op("text_pattern_ops"),
      t.nameKey.op("text_pattern_ops"),
      t.memberId,
    ),
    index("member_name_parts_member").on(t.tenantId, t.memberId),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const memberManagers = pgTable(
  "member_managers",
  { tenantId: tenantId(), memberId: uuid("member_id").notNull(), managerId: uuid("manager_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.memberId, t.managerId] }),
    index("member_managers_manager").on(t.tenantId, t.managerId),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
    foreignKey({ columns: [t.tenantId, t.managerId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);

export const teams = pgTable(
  "teams",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    teamType: text("team_type").$type<"manual" | "automated" | "quick">().notNull().default("manual"),
    segmentType: text("segment_type").$type<
      "country" | "region" | "location" | "department" | "costCenter" | "businessUnit" | "group"
    >(),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("teams_name").on(t.tenantId, t.nameKey.op("text_pattern_ops")),
    uniqueIndex("teams_taken").on(t.tenantId, t.nameKey).where(sql`${t.archivedAt} is null`),
  ],
);

export const teamMembers = pgTable(
  "team_members",
  { tenantId: tenantId(), teamId: uuid("team_id").notNull(), memberId: uuid("member_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.teamId, t.memberId] }),
    index("team_members_member").on(t.tenantId, t.memberId),
    foreignKey({ columns: [t.tenantId, t.teamId], foreignColumns: [teams.tenantId, teams.id] }),
    foreignKey({ columns: [t.tenantId, t.memberId], foreignColumns: [tenantMembers.tenantId, tenantMembers.id] }),
  ],
);
