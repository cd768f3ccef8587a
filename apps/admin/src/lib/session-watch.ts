import { boot } from "@plaudit/api/boot.ts";
import { api } from "@plaudit/api/client.ts";
import { onSessionChange, session } from "@plaudit/api/session.ts";
import { tenantScope } from "@plaudit/ui/app/guards.ts";

/** Where a person without a session of this tenant belongs, in the member app; null where all is well. */
export const refused = (url = new URL(location.href)) =>
  tenantScope({ access: session(), tenantId: boot().tenant?.id ?? null, url });

let leaving = false;
/** The session may end in any tab or with any response: redirects to sign-in once, with the return path. */
export function watchSession() {
  const owner = session()?.userId;
  onSessionChange(() => {
    if (leaving) return;
    const to = refused() ?? (session()?.userId === owner ? null : location.pathname);
    if (to === null) return;
    leaving = true;
    location.replace(to);
  });
  if (session()) api("GET /identity/accessToken/info").catch(() => {});
}
