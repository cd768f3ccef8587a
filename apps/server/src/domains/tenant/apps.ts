import { permissionsOf } from "@plaudit/api/permissions.ts";
import type { Actor, Services } from "../../context.ts";

/** Permissions are `app:action`; the apps list has them by app. */
export function listApps({ role, features }: Pick<Actor, "role" | "features">, { gifs }: Services) {
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
  // Whoever runs this has GIFs or not, for all tenants.
  return { results, features: [...features.filter((feature) => feature !== "gif"), ...(gifs ? ["gif"] : [])] };
}
