import type { ActionOn, EntityType } from "@plaudit/api/entities.ts";
import { type Permission, permissionsOf, type Role } from "@plaudit/api/permissions.ts";
import { DomainError, type RefusalKey } from "./error.ts";

export interface PolicyActor {
  memberId: string;
  role: Role;
  /** The tenant's features. */
  features: readonly string[];
}

/** `Done`: what the action leads to holds already. It is not offered, and repeating it changes nothing. */
interface Refusal {
  code: "Forbidden" | "NotFound" | "Conflict" | "Done";
  key: RefusalKey;
}
/** Null when the rule holds. */
export type Rule<Facts> = (actor: PolicyActor, facts: Facts) => Refusal | null;

const rule =
  <Facts>(refusal: Refusal, holds: (actor: PolicyActor, facts: Facts) => boolean): Rule<Facts> =>
  (actor, facts) =>
    holds(actor, facts) ? null : refusal;

/** About the caller: refused with 403. */
export const right = <Facts>(key: RefusalKey, holds: (actor: PolicyActor, facts: Facts) => boolean): Rule<Facts> =>
  rule({ code: "Forbidden", key }, holds);
/** What the caller must not even know of: refused with 404. */
export const visible = <Facts>(key: RefusalKey, holds: (actor: PolicyActor, facts: Facts) => boolean): Rule<Facts> =>
  rule({ code: "NotFound", key }, holds);
/** About the entity: refused with 409. */
export const state = <Facts>(key: RefusalKey, holds: (facts: Facts) => boolean): Rule<Facts> =>
  rule({ code: "Conflict", key }, (_, facts) => holds(facts));
/** The action has an effect as long as this does not hold. */
export const unless = <Facts>(isDone: (facts: Facts) => boolean): Rule<Facts> =>
  rule({ code: "Done", key: "doneAlready" }, (_, facts) => !isDone(facts));
export const may = (permission: Permission): Rule<unknown> =>
  right("mayNot", ({ role }) => permissionsOf[role].includes(permission));
export const anyone: Rule<unknown> = () => null;

/** Checked in order: the first rule that fails gives the reason. */
export const all =
  <Facts>(...rules: Rule<Facts>[]): Rule<Facts> =>
  (actor, facts) => {
    for (const one of rules) {
      const refusal = one(actor, facts);
      if (refusal) return refusal;
    }
    return null;
  };

/** One of them is enough; if all fail, the last one gives the reason. */
export const any =
  <Facts>(...rules: Rule<Facts>[]): Rule<Facts> =>
  (actor, facts) => {
    let refusal: Refusal | null = null;
    for (const one of rules) {
      refusal = one(actor, facts);
      if (!refusal) return null;
    }
    return refusal;
  };

/** The caller, and the actions that policies have checked so far: `http/handle.ts` compares them with the endpoint's own. */
export interface PolicyCtx {
  actor: PolicyActor;
  asked: Set<string>;
}

export interface Policy<E extends EntityType, Facts> {
  /** Why not; null when the action is granted. */
  refusal(actor: PolicyActor, action: ActionOn<E>, facts: Facts): Refusal | null;
  can(actor: PolicyActor, action: ActionOn<E>, facts: Facts): boolean;
  /** What is granted: `__permissions__` of the entity. */
  permissionsOn(actor: PolicyActor, facts: Facts): ActionOn<E>[];
  /** Throws the first refusal; false when there is nothing left to do. */
  require(ctx: PolicyCtx, action: ActionOn<E>, facts: Facts): boolean;
}

/** The only place that decides what may be done to an entity. */
export const definePolicy =
  <Facts>() =>
  <E extends EntityType>(entity: E, rules: Record<ActionOn<E>, Rule<Facts>>): Policy<E, Facts> => {
    const actions = Object.keys(rules) as ActionOn<E>[];
    const refusal = (actor: PolicyActor, action: ActionOn<E>, facts: Facts) => rules[action](actor, facts);
    const can = (actor: PolicyActor, action: ActionOn<E>, facts: Facts) => refusal(actor, action, facts) === null;
    return {
      refusal,
      can,
      permissionsOn: (actor, facts) => actions.filter((action) => can(actor, action, facts)),
      require({ actor, asked }, action, facts) {
        asked.add(`${entity}.${action}`);
        const refused = refusal(actor, action, facts);
        if (refused && refused.code !== "Done") throw new DomainError(refused.code, refused.key);
        return refused === null;
      },
    };
  };
