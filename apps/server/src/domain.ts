import type { FeedType } from "@plaudit/api/entities.ts";
import type { FeedEntity } from "@plaudit/api/feed.ts";
import type { MediaKind } from "@plaudit/api/media.ts";
import type { Erasing } from "@plaudit/api/member-erasure.ts";
import type { Permission, Role } from "@plaudit/api/permissions.ts";
import type { PersonSummary } from "@plaudit/api/shared.ts";
import type { About } from "@plaudit/api/statement.ts";
import type { Coming, FirstStep as FirstStepName, Waiting } from "@plaudit/api/today.ts";
import type { Namespace } from "@plaudit/i18n/resources.ts";
import type { SQL } from "drizzle-orm";
import type { Tenant, TenantCtx } from "./context.ts";
import type { TenantDb } from "./db/tenant-db.ts";
import type { Subject } from "./domains/engagement/index.ts";
import type { DigestSections } from "./domains/notification/index.ts";
import type { Jobs, WorkerCtx } from "./jobs/context.ts";
import type { Moderated } from "./moderated.ts";
import type { NotificationKinds } from "./notification-kind.ts";
import type { Route } from "./routes.ts";

/** Names by id, for those of the ids that belong to the domain. */
export type Namer = (ctx: { db: TenantDb }, ids: string[]) => Promise<ReadonlyMap<string, string>>;

/** What points were given for, for those of the ids that the reader may see. */
export type AboutFinder = (ctx: TenantCtx, ids: string[]) => Promise<ReadonlyMap<string, About>>;

/** A query's FROM and WHERE: the step is done when it finds a row. */
export type FirstStep = (ctx: { tenantId: string; memberId: string }) => SQL;

/** Seven days from now on, as an instant and by the days where the caller is. */
export interface Week {
  until: Date;
  from: string;
  to: string;
}
/** Lines of the console's first page, for those who have the permission; none where there is nothing. */
interface TodayLines<Line> {
  permission: Permission;
  read: (ctx: TenantCtx, week: Week) => Promise<readonly Line[]>;
}
/** Its part of the console's first page, which is read in one request: one statement, or a few at once. */
export interface Today {
  /** What waits for a decision. */
  waiting?: TodayLines<Waiting>;
  /** What comes by itself in the week. */
  coming?: TodayLines<Coming>;
}

/** How each domain presents what it published: many at once, and only what the reader may see. */
export type FeedPresenters = {
  [T in FeedType]: (
    ctx: TenantCtx,
    entityIds: string[],
    embed: readonly string[],
  ) => Promise<Map<string, FeedEntity<T>>>;
};

/** Which of these a reader is shown now. */
export type ShownNow = (ctx: TenantCtx, entityIds: string[]) => Promise<Pick<ReadonlySet<string>, "has">>;

/**
 * What the domain keeps about one person, for the copy that they ask for: rows by the name of their file. Of others there is no more
 * than the person reads anyway.
 */
export type PersonalData = (ctx: { db: TenantDb; memberId: string }) => Promise<Record<string, readonly object[]>>;

/** What still runs for a person, and ends before they are erased. */
export type Unfinished = Partial<Pick<Erasing, "orders" | "claims">>;

/** What a domain takes away of a person who is erased. */
export interface Erasure {
  unfinished?: (ctx: { db: TenantDb; memberId: string }) => Promise<Unfinished>;
  /** Few enough rows for a transaction; true while there may be more. Done again it changes nothing. */
  erase: (ctx: WorkerCtx, memberId: string) => Promise<boolean>;
}

/** The entities of one domain in the audit log; the first names the area. */
export interface AuditArea {
  texts: Namespace;
  audit: Readonly<Record<string, readonly string[]>>;
}

/** Where a stretch of sealed rows ends: rows of one batch share a position, and are in the order of their keys. */
export interface SealPoint {
  position: number;
  key: string;
}
export interface SealedRow extends SealPoint {
  /** What of it is sealed: everything that never changes, the same text whoever asks. */
  text: string;
  /** What is wrong with it whatever was sealed; null for almost every row. */
  fault: string | null;
}
/** Rows that the domain writes once and keeps, to be sealed in a chain of blocks. */
export interface Sealed {
  chain: "audit" | "ledger";
  /** Those behind one point and up to another, in their order. */
  rows: (db: TenantDb, stretch: { after: SealPoint; to: SealPoint; limit: number }) => Promise<SealedRow[]>;
}

/** What some domains need of all. */
export interface Registered {
  areas: readonly AuditArea[];
  namers: readonly Namer[];
  people: (ctx: Pick<TenantCtx, "db" | "secret" | "now">, ids: string[]) => Promise<ReadonlyMap<string, PersonSummary>>;
  firstSteps: Readonly<Partial<Record<FirstStepName, FirstStep>>>;
  today: readonly Today[];
  /** By the type of what a transaction refers to. */
  about: Readonly<Record<string, AboutFinder>>;
  /** Everything that has engagement. */
  subjects: readonly Subject[];
  /** Everything that moderators decide about. */
  moderated: readonly Moderated[];
  feed: FeedPresenters;
  shownNow: Partial<Record<FeedType, ShownNow>>;
  notificationKinds: NotificationKinds;
  digests: readonly DigestSections[];
  personalData: readonly PersonalData[];
  /** By the domain's name, in their order. */
  erasures: readonly (Erasure & { name: string })[];
  sealed: readonly Sealed[];
}

/** A tenant of the demo after its two years, in a transaction of its own. */
export interface DemoCtx {
  db: TenantDb;
  now: Date;
  tenant: Tenant;
  members: readonly { memberId: string; role: Role; name: string }[];
  /** What the server seals with. */
  secret: string;
  /** One of the demo's files as this member's upload, which has to be used. */
  upload: (memberId: string, kind: MediaKind, originalFilename: string) => Promise<string>;
}

/** What the rest of the server needs of a domain. `domains.ts` lists them, `registry.ts` folds the list. */
export interface Domain {
  name: string;
  routes: readonly Route[] | ((all: Registered) => readonly Route[]);
  jobs?: Jobs | ((all: Registered) => Jobs);
  /** By a job's name, what follows once it has failed for good, so that nobody waits for it any longer. */
  failedJobs?: Jobs;
  /** Verbs that the audit log records, by entity. Their texts are below `audit` in the namespace. */
  log?: AuditArea;
  names?: Namer;
  firstSteps?: Readonly<Partial<Record<FirstStepName, FirstStep>>>;
  today?: Today;
  /** What its transactions of points are about, by the type of what they refer to. */
  about?: Readonly<Record<string, AboutFinder>>;
  /** The kinds of notifications it sends: "milestone.published" is called `notificationKind.published` in its texts. */
  notifications?: NotificationKinds;
  /** Its part of the weekly digest. */
  digest?: DigestSections;
  /** What people comment on, react to and report, from `engagement()`. */
  subject?: Subject;
  /** What people report to the moderators. */
  moderated?: Moderated;
  feed?: Partial<FeedPresenters>;
  /** For its types of which reading decides whether they are shown: they stay in the feed, and are not counted there. */
  shownNow?: Partial<Record<FeedType, ShownNow>>;
  personalData?: PersonalData;
  erasure?: Erasure;
  sealed?: Sealed;
  /** Adds what the demo shows of the domain. */
  demo?: (ctx: DemoCtx) => Promise<unknown>;
}
