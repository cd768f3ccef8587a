import type { SendCtx } from "../send-compose.ts";
import { setSchedule } from "./set-schedule.ts";

/** The path at which its author edits it. */
export const draftPath = (id: string): string => `/recognition/send/in-progress/${id}/edit`;

/** Hard delete, together with the notification that it could not be published. */
export function removeDraft({ db, enqueue }: Pick<SendCtx, "db" | "enqueue">, id: string): void {
  const { tenantId } = db;
  db.write({
    name: "recognition_draft_delete",
    text: "delete from recognition_drafts where tenant_id = $1 and id = $2",
    values: [tenantId, id],
  });
  setSchedule(db, id, null);
  db.later(enqueue("notification.retract", { tenantId, resourcePath: draftPath(id) }));
}
