import { boot } from "@plaudit/api/boot.ts";
import { api } from "@plaudit/api/client.ts";
import { leaveNote } from "@plaudit/api/leave-note.ts";
import { onSessionChange, session } from "@plaudit/api/session.ts";
import { tenantScope } from "@plaudit/ui/app/guards.ts";

let leaving = false;

/** Where a person without a session of this tenant belongs; null where all is well. */
export const refused = (url = new URL(location.href)) =>
  tenantScope({ access: session(), tenantId: boot().tenant?.id ?? null, url });

/**
 * The session may end in any tab or with any response: redirects to sign-in once, with the return path. Drafts are in local storage and stay.
 * Another person in another tab: this one starts again as that person.
 */
export function watchSession() {
  const owner = session()?.userId;
  onSessionChange(() => {
    if (leaving) return;
    const to = refused();
    if (to) {
      leaving = true;
      leaveNote.write("ended");
      location.replace(to);
    } else if (session()?.userId !== owner) {
      leaving = true;
      location.reload();
    }
  });
  // Whether a stored record still counts; a 401 clears it, other errors are shown by the screens themselves.
  if (session()) api("GET /identity/accessToken/info").catch(() => {});
}
