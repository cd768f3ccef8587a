import { DomainError, type RefusalKey } from "./error.ts";

/** Whoever changes an entity must have seen its newest version; else they are answered that one. */
export function expectVersion(before: { version: number }, version: number, key: RefusalKey): void {
  if (before.version !== version) throw new DomainError("VersionConflict", key, { data: before });
}
