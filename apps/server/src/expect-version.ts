import { DomainError, type RefusalKey } from "./error.ts";

/** Refuses a change of an outdated version; the error carries the current entity. */
export function expectVersion(before: { version: number }, version: number, key: RefusalKey): void {
  if (before.version !== version) throw new DomainError("VersionConflict", key, { data: before });
}
