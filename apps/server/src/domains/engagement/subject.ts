import type { SubjectType } from "@plaudit/api/entities.ts";
import type { EndorsableType } from "@plaudit/api/subjects.ts";
import type { TenantCtx } from "../../context.ts";
import type { WorkerCtx } from "../../jobs/context.ts";
import type { PolicyCtx } from "../../policy.ts";

/** Who is to be notified of what others do with a subject. */
export interface Audience {
  authorId: string;
  /** Those it is for; empty when they are too many to notify each of every comment. */
  recipientIds: string[];
  /** Those of these who may see it now: a former viewer is not notified any more. */
  viewersAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  resourcePath: string;
}

export type SubjectAction = "view" | "react" | "flag" | "comment";

type Endorse = (ctx: TenantCtx, id: string, amount: number) => Promise<unknown>;
/** Only what points can be added to has `endorse`. */
type Points = { entity: EndorsableType; endorse: Endorse } | { entity: SubjectType; endorse?: undefined };

/** What engagement needs of the domain that owns a subject. */
export type SubjectOf<Facts> = Points & {
  policy: { require(ctx: PolicyCtx, action: SubjectAction, facts: Facts): boolean };
  /** The subject as the policy judges it; throws NotFound for readers who may not see it. */
  load(ctx: TenantCtx, id: string): Promise<Facts>;
  /** Null when it is deleted or hidden. */
  audience(ctx: WorkerCtx, id: string): Promise<Audience | null>;
};

/** A subject for the list of them, where the type of its facts does not matter any more. */
export type Subject = Points & {
  require(ctx: TenantCtx, id: string, action: SubjectAction): Promise<void>;
  audience(ctx: WorkerCtx, id: string): Promise<Audience | null>;
};
/** Null when the subject is deleted or hidden. */
export type AudienceOf = (ctx: WorkerCtx, type: SubjectType, id: string) => Promise<Audience | null>;

/** Comments, reactions, reports and, with `endorse`, added points for what a domain owns. */
export const engagement = <Facts>({ policy, load, ...subject }: SubjectOf<Facts>): Subject => ({
  ...subject,
  async require(ctx, id, action) {
    policy.require(ctx, action, await load(ctx, id));
  },
});
