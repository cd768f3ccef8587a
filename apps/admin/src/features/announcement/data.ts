import type { AnnouncementBody, Announcement as Answered } from "@plaudit/api/announcement.ts";
import { type Answer, type Args, api, fetchApi } from "@plaudit/api/client.ts";
import { revalidate, useAction, usePages, useQuery } from "@plaudit/api/react";
import { useMemo } from "react";

/** As forms and questions name what they are about. */
export type Announcement = Answered & { name: string };
const named = (announcement: Answered): Announcement => ({ ...announcement, name: announcement.title });

const refresh = () =>
  Promise.all([
    revalidate("GET /announcement/announcements"),
    revalidate("GET /announcement/announcements/{id}"),
    revalidate("GET /announcement/announcements/{id}/readRate"),
    revalidate("GET /announcement/announcements/{id}/readers"),
  ]);

export function useAnnouncements() {
  const list = usePages("GET /announcement/announcements", { query: { pageSize: 20 } });
  return { ...list, loaded: list.pages.length > 0 ? { results: list.items.map(named) } : undefined };
}

export const useOpenings = () => useQuery("GET /announcement/openings", {});

export function useAnnouncement(id: string | undefined) {
  const query = useQuery("GET /announcement/announcements/{id}", id ? { params: { id } } : null, {
    revalidateOnFocus: false,
  });
  const { data } = query;
  return { ...query, data: useMemo(() => data && named(data), [data]) };
}

/** What may be changed of one that is published: the rest has happened. */
const stillOpen = ({ audience: _, publishAt: __, mail: ___, status: ____, ...open }: AnnouncementBody) => open;

/** Writes one without an id; with one it changes the announcement as it was read. */
export function useSaveAnnouncement(announcement: Announcement | null) {
  const create = useAction("POST /announcement/announcements");
  const change = useAction("PATCH /announcement/announcements/{id}");
  return async (body: AnnouncementBody, version: number): Promise<Announcement> => {
    const saved = announcement
      ? await change.run({
          params: { id: announcement.id },
          body: { ...(announcement.status === "active" ? stillOpen(body) : body), version },
        })
      : await create.run({ body });
    await refresh();
    return named(saved);
  };
}

export function useAnnouncementVerbs() {
  const change = useAction("PATCH /announcement/announcements/{id}");
  const clone = useAction("POST /announcement/announcements/{id}/clone");
  const remind = useAction("POST /announcement/announcements/{id}/reminders");
  const remove = useAction("DELETE /announcement/announcements/{id}");
  const refreshed = async <Done>(done: Promise<Done>): Promise<Done> => {
    const result = await done;
    await refresh();
    return result;
  };
  const of = ({ id }: Announcement) => ({ params: { id } });
  return {
    archive: (one: Announcement) =>
      refreshed(change.run({ ...of(one), body: { status: "archived", version: one.version } })),
    remind: (one: Announcement) => refreshed(remind.run(of(one))),
    clone: (one: Announcement) => refreshed(clone.run(of(one))),
    delete: (one: Announcement) => refreshed(remove.run(of(one))),
  };
}

type Previewed = Args<"POST /announcement/announcements/emailPreview">["body"];
export const askPreview = (body: Previewed) => api("POST /announcement/announcements/emailPreview", { body });

/** Sends the mail as it is shown to the caller's own address. */
export function useSendTest() {
  const { run, pending } = useAction("POST /announcement/announcements/{id}/emailTest");
  return {
    pending,
    sendTest: (id: string, body: Args<"POST /announcement/announcements/{id}/emailTest">["body"]) =>
      run({ params: { id }, body }),
  };
}

type Asked = Args<"POST /announcement/announcements/audience">["body"];
export type Reach = Answer<"POST /announcement/announcements/audience">;
export const askReach = (body: Asked) => api("POST /announcement/announcements/audience", { body });

export type Rate = Answer<"GET /announcement/announcements/{id}/readRate">;
export const useReadRate = (id: string | null) =>
  useQuery("GET /announcement/announcements/{id}/readRate", id ? { params: { id } } : null, {
    refreshInterval: 60_000,
  });

export const readerKinds = ["unread", "unconfirmed", "has"] as const;
export type ReaderKind = (typeof readerKinds)[number];
const asked = { unread: { read: "false" }, unconfirmed: { confirmed: "false" }, has: { read: "true" } } as const;
export const fetchReaders = (id: string, kind: ReaderKind) =>
  fetchApi("GET /announcement/announcements/{id}/readers/export", { params: { id }, query: asked[kind] });
export const useReaders = (id: string, kind: ReaderKind) =>
  usePages("GET /announcement/announcements/{id}/readers", { params: { id }, query: { ...asked[kind], pageSize: 50 } });
