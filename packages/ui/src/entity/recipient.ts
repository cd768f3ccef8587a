import type { Person, Recipient } from "./types.ts";

export const recipientHref = (r: Recipient) => (r.type === "team" ? `/home?teamIdIn=${r.id}` : `/profile/${r.id}`);
export const recipientPerson = ({ id, displayData }: Recipient): Person => ({ id, ...displayData });
/** A first guess until the server has counted: teams by their members, nobody twice. */
export const peopleIn = (to: Recipient[]) =>
  to.reduce((sum, r) => sum + (r.type === "team" ? (r.displayData.activeMemberCount ?? 1) : 1), 0);
