import type { AccessRecord } from "./account.ts";

const KEY = "plaudit.access";
const DRAFTS = "plaudit.draft.";
type Listener = () => void;
const listeners = new Set<Listener>();

let raw: string | null | undefined;
let record: AccessRecord | null = null;

function parse(stored: string | null): AccessRecord | null {
  try {
    const value = JSON.parse(stored ?? "null");
    // Valid only if all three are defined; a null tenant means that none is chosen yet.
    const valid = typeof value?.token === "string" && typeof value.userId === "string" && value.tenantId !== undefined;
    return valid ? { token: value.token, userId: value.userId, tenantId: value.tenantId } : null;
  } catch {
    return null;
  }
}

/** The access record of this browser; the same object until it changes. */
export function session(): AccessRecord | null {
  const stored = localStorage.getItem(KEY);
  if (stored !== raw) {
    raw = stored;
    record = parse(stored);
  }
  return record;
}

const changed = () => {
  for (const listener of listeners) listener();
};

/** Pages, their files and the last responses for a start without a connection: of one session. */
export const OFFLINE_CACHE = "plaudit-offline";
export const forgetOffline = async () => void (await globalThis.caches?.delete(OFFLINE_CACHE).catch(() => {}));

export function startSession(access: AccessRecord) {
  void forgetOffline();
  localStorage.setItem(KEY, JSON.stringify(access));
  changed();
}

/** Ends the session here and, by the storage event, in every other tab. Drafts stay for the next sign-in. */
export function endSession() {
  void forgetOffline();
  localStorage.removeItem(KEY);
  changed();
}

/** Signing out on purpose takes what was typed with it; a session that ran out does not. */
export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key);
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) changed();
});

/** Clears the session once for one that the server refused; a 401 for an older token changes nothing. */
export function refuseSession(token: string | undefined) {
  const current = session();
  if (current && current.token === token) endSession();
}

/** Where something typed is kept: per tenant and person. */
export const draftKey = (name: string): string | null => {
  const current = session();
  return current ? `${DRAFTS}${current.tenantId ?? "apex"}.${current.userId}.${name}` : null;
};
