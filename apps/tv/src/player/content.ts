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

const cacheKey = ({ id }: Ticket) => `plaudit.tv.${id}`;

async function fetchContent({ id, token }: Ticket): Promise<Content> {
  const args = { params: { id }, query: { token } };
  const [channel, recognitions, joiners] = await Promise.all([
    api("GET /tv/channels/{id}/player", args),
    api("GET /recognition/tv/{id}/recognitions", args),
    api("GET /identity/tv/{id}/joiners", args),
  ]);
  return { channel, recognitions: recognitions.results, joiners: joiners.results };
}

function kept(ticket: Ticket): Content | null {
  try {
    return JSON.parse(localStorage.getItem(cacheKey(ticket)) ?? "null") as Content | null;
  } catch {
    return null;
  }
}

/** Refused: the token is no longer good, and what was kept must not be shown on. */
class Refused extends Error {}

/**
 * What the screen shows. While the network is away it is what the player kept, and `since` says so; a refused token, or nothing
 * kept, throws `Refused`.
 */
export async function loadContent(ticket: Ticket): Promise<{ content: Content; online: boolean }> {
  try {
    const content = await fetchContent(ticket);
    localStorage.setItem(cacheKey(ticket), JSON.stringify(content));
    return { content, online: true };
  } catch (error) {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
    if (refused) localStorage.removeItem(cacheKey(ticket));
    const content = refused ? null : kept(ticket);
    if (!content) throw new Refused();
    return { content, online: false };
  }
}
