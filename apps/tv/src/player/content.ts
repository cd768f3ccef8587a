import { type Answer, ApiError, api, isTemporary } from "@plaudit/api/client.ts";

export type Channel = Answer<"GET /tv/channels/{id}/player">;
export type Recognition = Answer<"GET /recognition/tv/{id}/recognitions">["results"][number];
export type Award = Answer<"GET /award/tv/{id}/awards">["results"][number];
export type Announcement = Answer<"GET /announcement/tv/{id}/announcements">["results"][number];
export type Calendar = Answer<"GET /celebration/tv/{id}/calendar">;
export type Celebration = Calendar["results"][number];
export type Joiner = Answer<"GET /identity/tv/{id}/joiners">["results"][number];
export interface Content {
  channel: Channel;
  recognitions: Recognition[];
  awards: Award[];
  announcements: Announcement[];
  calendar: Calendar;
  joiners: Joiner[];
  /** How many joined in all: the newest of them are among `joiners`. */
  joined: number;
  /** In milliseconds. */
  loadedAt: number;
}
/** Of every kind. */
const nothing = {
  recognitions: [],
  awards: [],
  announcements: [],
  calendar: { today: "", results: [] },
  joiners: [],
  joined: 0,
  loadedAt: 0,
} satisfies Omit<Content, "channel">;
export interface ChannelLink {
  id: string;
  token: string;
}
/** `offline`: no usable response, so what is loaded plays on. `refused`: the link is not valid any more. */
export type Fetched<T> = { kind: "loaded"; data: T } | { kind: "offline" } | { kind: "refused" };

const TIMEOUT_MS = 20_000;

/** Without a session: a sign-in in this browser does not matter. */
const requestOptions = ({ id, token }: ChannelLink) => ({
  params: { id },
  query: { token },
  token: "",
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

async function settle<T>(request: Promise<T>): Promise<Fetched<T>> {
  try {
    return { kind: "loaded", data: await request };
  } catch (error) {
    return { kind: error instanceof ApiError && !isTemporary(error.status) ? "refused" : "offline" };
  }
}

export const fetchChannel = (link: ChannelLink): Promise<Fetched<Channel>> =>
  settle(api("GET /tv/channels/{id}/player", requestOptions(link)));

export async function fetchContent(link: ChannelLink): Promise<Fetched<Content>> {
  const options = requestOptions(link);
  const fetched = await settle(
    Promise.all([
      api("GET /tv/channels/{id}/player", options),
      api("GET /recognition/tv/{id}/recognitions", options),
      api("GET /award/tv/{id}/awards", options),
      api("GET /announcement/tv/{id}/announcements", options),
      api("GET /celebration/tv/{id}/calendar", options),
      api("GET /identity/tv/{id}/joiners", options),
    ]),
  );
  if (fetched.kind !== "loaded") {
    if (fetched.kind === "refused") clearCache(link);
    return fetched;
  }
  const [channel, recognitions, awards, announcements, calendar, joiners] = fetched.data;
  const content = {
    channel,
    recognitions: recognitions.results,
    awards: awards.results,
    announcements: announcements.results,
    calendar,
    joiners: joiners.results,
    joined: joiners.total,
    loadedAt: Date.now(),
  };
  cache(link, content);
  return { kind: "loaded", data: content };
}

// One entry per channel, overwritten each time. In a frame of another site there may be no storage at all.
const keyOf = ({ id }: ChannelLink) => `plaudit.tv.${id}`;

function cache(link: ChannelLink, content: Content) {
  try {
    localStorage.setItem(keyOf(link), JSON.stringify(content));
  } catch {}
}

export function clearCache(link: ChannelLink) {
  try {
    localStorage.removeItem(keyOf(link));
  } catch {}
}

export function cachedContent(link: ChannelLink): Content | null {
  try {
    const stored: (Pick<Content, "channel"> & Partial<Content>) | null = JSON.parse(
      localStorage.getItem(keyOf(link)) ?? "null",
    );
    // What an older player stored lacks kinds.
    return stored && { ...nothing, joined: stored.joiners?.length ?? 0, ...stored };
  } catch {
    return null;
  }
}
