import type { Announcement } from "@plaudit/api/announcement.ts";
import { api } from "@plaudit/api/client.ts";
import { can } from "@plaudit/api/permissions.ts";
import { editEntity, useAction, useQuery } from "@plaudit/api/react";
import { useEffect } from "react";

export const useAnnouncement = (id: string) => useQuery("GET /announcement/announcements/{id}", { params: { id } });

/** Writes into every place that shows it what the reader has just done; of the feed's the rate is not known. */
const show = ({ readRate, ...read }: Announcement) =>
  editEntity(read as Announcement, readRate ? { ...read, readRate } : read);

/** Whoever opens it has read it. What fails is tried again when it is opened next. */
export function useReadOnce(announcement: Announcement | undefined) {
  const { id } = announcement ?? {};
  const due = can(announcement, "participate") && announcement?.readAt === null;
  useEffect(() => {
    if (!id || !due) return;
    api("PUT /announcement/announcements/{id}/participation", { params: { id }, body: {} }).then(show, () => {});
  }, [id, due]);
}

export function useConfirm() {
  const { run, pending } = useAction("PUT /announcement/announcements/{id}/participation");
  const confirm = async ({ id }: Announcement) => show(await run({ params: { id }, body: { confirmed: true } }));
  return { confirm, pending };
}
