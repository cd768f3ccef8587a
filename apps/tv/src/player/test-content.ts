import { channelContents } from "@plaudit/api/channel.ts";
import type { Celebration, Content } from "./content.ts";

export const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

const person = (id: string) => ({ id, firstName: id, lastName: "", name: id, jobTitle: null, avatarUrls: null });
export const birthdayOf = (id: string, day: string): Celebration => ({
  ...{ type: "birthday", memberDisplayData: person(id), celebratedOn: day, count: 0, milestone: false },
  ...{ words: null, pictureUrls: null },
});

interface Plan {
  recognitions?: string[];
  celebrations?: Celebration[];
  awards?: string[];
  announcements?: string[];
  joiners?: number;
  kinds?: Content["channel"]["content"];
  version?: number;
}
/** Content of a screen, as far as order and counting need it. */
export function contentOf({
  recognitions = [],
  celebrations = [],
  awards = [],
  announcements = [],
  joiners = 0,
  kinds = [...channelContents],
  version = 1,
}: Plan): Content {
  return {
    channel: {
      id: "channel",
      name: "Lobby",
      tenantName: "Acme",
      tenantUrl: "https://acme.example",
      logoUrls: null,
      language: "en",
      theme: "dark",
      content: kinds,
      qr: "view",
      version,
    },
    recognitions: recognitions.map((id) => ({
      id,
      message: { type: "doc", content: [] },
      messageText: id,
      attachmentUrls: [],
      gifs: [],
      sender: person("sender"),
      sendTo: [],
      qualities: [],
      createdAt: "2026-11-21T09:00:00Z",
    })),
    awards: awards.map((id) => ({
      id,
      name: "Full sail",
      badge: "sail",
      badgeUrls: null,
      messageText: id,
      sender: person("sender"),
      sendTo: [],
      createdAt: "2026-11-21T09:00:00Z",
    })),
    announcements: announcements.map((id) => ({
      id,
      title: id,
      summary: id,
      from: null,
      attachmentUrls: [],
      createdAt: "2026-11-21T09:00:00Z",
    })),
    calendar: { today: "2026-11-21", results: celebrations },
    loadedAt: 0,
    joined: joiners,
    joiners: Array.from({ length: joiners }, (_, i) => ({ ...person(`j${i}`), joinedAt: "2026-11-20T09:00:00Z" })),
  };
}
