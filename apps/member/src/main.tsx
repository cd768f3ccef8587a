import { isAuthPath } from "@plaudit/ui/app/guards.ts";
import { load } from "@plaudit/ui/app/load.ts";

// Signing in is a document of its own: it needs neither router nor cache, and nothing of one person stays for the next.
const appAt = (path: string) => {
  if (path === "/signed-out") return load(() => import("./signed-out.tsx"));
  return isAuthPath(path) ? load(() => import("./auth-app.tsx")) : load(() => import("./member-app.tsx"));
};
await (await appAt(location.pathname)).start(document.getElementById("root") as HTMLElement);
