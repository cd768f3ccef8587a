import { type Answer, ApiError, api } from "@plaudit/api/client.ts";

export type Channel = Answer<"GET /tv/channels/{id}/player">;
export type Recognition = Answer<"GET /recognition/tv/{id}/recognitions">["results"][number];
export type Joiner = Answer<"GET /identity/tv/{id}/joiners">["results"][number];
export interface Content {
  channel: Channel;
  recognitions: Recognition[];
  joiners: Joiner[];
}
export interface Ticket {
  id: string;
  token: string;
}
/** `away`: no answer that says anything, so what is there plays on. `refused`: the link does not hold any more. */
export type News<T> = { kind: "news"; news: T } | { kind: "away" } | { kind: "refused" };

const PATIENCE_MS = 20_000;
/** Try again later; anything else of the four hundreds is a refusal. */
const passing = [408, 425, 429];

/** A screen is nobody: whoever is signed in to this browser has nothing to do with what it asks. */
const question = ({ id, token }: Ticket) => ({
  params: { id },
  query: { token },
  token: "",
  signal: AbortSignal.timeout(PATIENCE_MS),
});

async function heard<T>(asking: Promise<T>): Promise<News<T>> {
  try {
    return { kind: "news", news: await asking };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    return { kind: status >= 400 && status < 500 && !passing.includes(status) ? "refused" : "away" };
  }
}

export const fetchChannel = (ticket: Ticket): Promise<News<Channel>> =>
  heard(api("GET /tv/channels/{id}/player", question(ticket)));

export async function fetchContent(ticket: Ticket): Promise<News<Content>> {
  const asked = question(ticket);
  const heardAll = await heard(
    Promise.all([
      api("GET /tv/channels/{id}/player", asked),
      api("GET /recognition/tv/{id}/recognitions", asked),
      api("GET /identity/tv/{id}/joiners", asked),
    ]),
  );
  if (heardAll.kind !== "news") {
    if (heardAll.kind === "refused") forget(ticket);
    return heardAll;
  }
  const [channel, recognitions, joiners] = heardAll.news;
  const content = { channel, recognitions: recognitions.results, joiners: joiners.results };
  keep(ticket, content);
  return { kind: "news", news: content };
}

// One entry for a channel, written over each time. In a frame of another site there may be no storage at all.
const keyOf = ({ id }: Ticket) => `plaudit.tv.${id}`;

function keep(ticket: Ticket, content: Content) {
  try {
    localStorage.setItem(keyOf(ticket), JSON.stringify(content));
  } catch {}
}

export function forget(ticket: Ticket) {
  try {
    localStorage.removeItem(keyOf(ticket));
  } catch {}
}

export function kept(ticket: Ticket): Content | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(ticket)) ?? "null") as Content | null;
  } catch {
    return null;
  }
}
