import { type Answer, type Args, api } from "@plaudit/api/client.ts";
import { revalidate, useAction, useApps, useQuery } from "@plaudit/api/react";

export type Channel = Answer<"GET /tv/channels">["results"][number];
export type ChannelBody = Args<"POST /tv/channels">["body"];
/** A link as it is shown once. */
export type FreshLink = Answer<"POST /tv/channels">;

/** Screens come and go meanwhile. */
const EVERY_MS = 30_000;

const refresh = () => Promise.all([revalidate("GET /tv/channels"), revalidate("GET /tv/channels/{id}")]);

/** Loaded only with the permission: to others the screen does not exist. */
export function useChannels() {
  const { ready, may } = useApps();
  return useQuery("GET /tv/channels", ready && may("tv:browse") ? {} : null, { refreshInterval: EVERY_MS });
}
export const useChannel = (id: string | undefined) =>
  useQuery("GET /tv/channels/{id}", id ? { params: { id } } : null, { revalidateOnFocus: false });

/** Creates without an id, and hands over the link of the new channel. */
export function useSaveChannel(id: string | null, onLink: (fresh: FreshLink) => void) {
  const create = useAction("POST /tv/channels");
  const change = useAction("PATCH /tv/channels/{id}");
  return async (body: ChannelBody, version: number): Promise<Channel> => {
    if (id === null) {
      const fresh = await create.run({ body });
      await refresh();
      onLink(fresh);
      return fresh.channel;
    }
    const changed = await change.run({ params: { id }, body: { ...body, version } });
    await refresh();
    return changed;
  };
}

/** Each with the list again behind it. */
export function useChannelActions() {
  const change = useAction("PATCH /tv/channels/{id}");
  const remove = useAction("DELETE /tv/channels/{id}");
  const rotate = useAction("POST /tv/channels/{id}/token");
  const revoke = useAction("DELETE /tv/channels/{id}/token");
  const refreshed = async <Done>(done: Promise<Done>) => {
    const result = await done;
    await refresh();
    return result;
  };
  const of = ({ id }: Channel) => ({ params: { id } });
  return {
    archive: (channel: Channel, archived: boolean) =>
      refreshed(change.run({ ...of(channel), body: { archived, version: channel.version } })),
    remove: (channel: Channel) => refreshed(remove.run(of(channel))),
    rotate: (channel: Channel): Promise<FreshLink> => refreshed(rotate.run(of(channel))),
    revoke: (channel: Channel) => refreshed(revoke.run(of(channel))),
  };
}

export const askPreview = (id: string) => api("POST /tv/channels/{id}/previews", { params: { id } });
