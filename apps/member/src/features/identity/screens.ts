import type { PathsOf } from "@plaudit/ui/app/screen.ts";
import { defineScreens } from "../../lib/screen.ts";

const shared = { document: "auth", texts: ["auth"] } as const;

/** Signing out, invitations and changing a state are open to all. */
export const screens = defineScreens({
  login: { ...shared, path: "/", guard: "anonymous", skeleton: "home" },
  challenge: { ...shared, path: "/challenge", guard: "anonymous" },
  "password-recovery": { ...shared, path: "/password-recovery", guard: "anonymous" },
  "new-password": { ...shared, path: "/new-password", guard: "anonymous" },
  invitation: { ...shared, path: "/invitation" },
  tenants: { ...shared, path: "/tenants", guard: "user" },
  "tenant-login": { ...shared, path: "/tenant/login" },
  logout: { ...shared, path: "/logout" },
});

declare module "../../lib/screen.ts" {
  interface Paths extends PathsOf<typeof screens> {}
}
