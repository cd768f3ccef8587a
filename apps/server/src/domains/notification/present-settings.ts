import type { NotificationGroup } from "@plaudit/api/notification-settings.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Actor } from "../../context.ts";
import { type NotificationKinds, notificationGroups } from "../../notification-kind.ts";
import { textsIn } from "../../texts.ts";
import type { WordingTenant } from "./kinds.ts";
import { type Choices, reachOf } from "./rules/channels.ts";

/** Every kind there is, by groups, in the reader's language, with its channels by these choices. */
export function presentKinds(
  { actor, tenant }: { actor: Pick<Actor, "locale" | "role">; tenant: WordingTenant },
  kinds: NotificationKinds,
  ...chosen: (Choices | undefined)[]
): NotificationGroup[] {
  const i18n = textsIn(actor.locale, tenant.pointTerms);
  const t = i18n.getFixedT(actor.locale, "notification-server");
  const anyText = i18n.t as (path: string) => string;
  const nameOf = (kind: string) => {
    const [namespace, own] = kind.split(".");
    return anyText(own ? `${namespace}:notificationKind.${own}` : `notification-server:kind.${kind}`);
  };
  return notificationGroups.flatMap((group) => {
    const names = Object.keys(kinds).filter((kind) => {
      const { permission, group: own } = kinds[kind] ?? {};
      return own === group && (!permission || permissionsOf[actor.role].includes(permission));
    });
    if (names.length === 0 || (group === "points" && !tenant.features.includes("points"))) return [];
    const choices = names.map((kind) => ({ kind, name: nameOf(kind), ...reachOf(kinds, kind, ...chosen) }));
    return { name: t(($) => $.group[group]), kinds: choices };
  });
}
