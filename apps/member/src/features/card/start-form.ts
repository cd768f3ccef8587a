import type { CardBody } from "@plaudit/api/card.ts";
import { type CardDesign, type CardOccasion, cardOccasions, designsFor } from "@plaudit/api/card-designs.ts";
import type { Recipient, TeamSummary } from "@plaudit/api/shared.ts";
import { localIn } from "@plaudit/i18n/zoned-time.ts";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";

/** What is answered on the way to a card, as it is kept. */
export interface Start {
  to: Recipient[];
  occasion: CardOccasion;
  /** Null while it follows the occasion. */
  design: CardDesign | null;
  years: string;
  /** Empty while it follows from the others. */
  title: string;
  deliverOn: string;
  /** Null while it is the hour that the company chose. */
  deliverTime: string | null;
  /** Null while they are guessed from whom it is for. */
  invited: Recipient[] | null;
  contributorsInvite: boolean;
  remind: boolean;
  note: string;
}
const DAYS_TO_SIGN = 7;
const YEARS_MAX = 99;
export const dayIn = (zone: string, now: Date, days = 0): string =>
  localIn(zone, new Date(now.getTime() + days * 86_400_000)).slice(0, 10);
/** Days before it opens on which those who have not signed are reminded. */
export const REMINDED_BEFORE = 2;
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
export const dayCount = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** What the address names: somebody's day. */
export interface Given {
  to: string;
  occasion: CardOccasion;
  on: string;
  years: string;
}
export function givenIn(search: URLSearchParams): Given | null {
  const { to = "", on = "", years = "", ...rest } = Object.fromEntries(search);
  const occasion = cardOccasions.find((one) => one === rest.occasion);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(on) && !Number.isNaN(Date.parse(on));
  return to && occasion && day ? { to, occasion, on, years: /^\d{1,2}$/.test(years) ? years : "" } : null;
}

/** Guesses; all of them but the recipients may stay. */
export const startOf = (zone: string, now: Date, given: { to: Recipient[]; of: Given } | null): Start => ({
  to: given?.to ?? [],
  occasion: given?.of.occasion ?? "thanks",
  design: null,
  years: given?.of.years ?? "",
  title: "",
  deliverOn: given?.of.on ?? dayIn(zone, now, DAYS_TO_SIGN),
  deliverTime: null,
  invited: null,
  contributorsInvite: true,
  remind: true,
  note: "",
});
/** More are asked by whoever chooses them. */
const MOST_GUESSED = 50;
const asTeam = ({ id, name, activeMemberCount }: TeamSummary): Recipient => ({
  id,
  type: "team",
  displayData: { name, firstName: null, lastName: null, jobTitle: null, avatarUrls: null, activeMemberCount },
});
/** Those with whom somebody works most closely: the smallest of their teams. */
export function closestTeam(teams: readonly TeamSummary[]): Recipient[] {
  const small = teams.filter(({ activeMemberCount: count }) => count > 1 && count <= MOST_GUESSED);
  return small
    .toSorted((a, b) => a.activeMemberCount - b.activeMemberCount)
    .slice(0, 1)
    .map(asTeam);
}
interface Placed {
  teams: readonly { id: string }[];
}
/** How many are asked, without those of `apart`, who are not: whom it is for, and whoever starts it. */
export const askedOf = (invited: readonly Recipient[], apart: readonly (Placed | undefined)[]): number =>
  invited.reduce((sum, { id, type, displayData }) => {
    if (type !== "team") return sum + 1;
    const here = apart.filter((one) => one?.teams.some((team) => team.id === id)).length;
    return sum + Math.max(0, (displayData.activeMemberCount ?? 0) - here);
  }, 0);

export const yearsOf = (typed: string): number | null => (wholeOf(typed) <= YEARS_MAX ? wholeOf(typed) : null);

/** Those for the occasion first; only what may be chosen. */
export function designsOf(occasion: CardOccasion, allowed: readonly CardDesign[]): CardDesign[] {
  return [...new Set([...designsFor[occasion], ...allowed])].filter((design) => allowed.includes(design));
}
export const designOf = ({ design, occasion }: Start, allowed: readonly CardDesign[]): CardDesign =>
  (design && allowed.includes(design) ? design : designsOf(occasion, allowed)[0]) ?? "wildflowers";

interface Settled {
  title: string;
  design: CardDesign;
  deliverTime: string;
  invited: readonly Recipient[];
  state: CardBody["state"];
}
export const bodyOf = (start: Start, { title, design, deliverTime, invited, state }: Settled): CardBody => ({
  title: start.title.trim() || title,
  occasion: start.occasion,
  design,
  years: start.occasion === "years" ? yearsOf(start.years) : null,
  recipientIds: start.to.map(({ id }) => id),
  deliverOn: start.deliverOn,
  deliverTime,
  note: start.note.trim() || null,
  contributorsInvite: start.contributorsInvite,
  // One that was kept from before has no answer to it.
  remind: start.remind ?? true,
  state,
  sendTo: invited.map(({ id, type }) => ({ id, type })),
});
