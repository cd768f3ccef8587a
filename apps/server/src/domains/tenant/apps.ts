import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Actor } from "../../context.ts";

/** Permissions are `app:action`; the apps list has them by app. */
export function listApps({ role, features }: Pick<Actor, "role" | "features">) {
  const byApp = new Map<string, string[]>();
  for (const permission of permissionsOf[role]) {
    const [name = "", action = ""] = permission.split(":");
    byApp.set(name, [...(byApp.get(name) ?? []), action]);
  }
  const results = [...byApp].map(([name, actions]) => ({
    __entity_type__: "app" as const,
    name,
    __permissions__: actions,
  }));
  return { results, features: [...features] };
}
