import type { AnnouncementStatus } from "@plaudit/api/announcement.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, definePolicy, may, type PolicyActor, right, state, visible } from "../../policy.ts";

export interface AnnouncementFacts {
  status: AnnouncementStatus;
  /** The caller is among those whom it is for. */
  inAudience: boolean;
}
const manages = ({ role }: PolicyActor) => permissionsOf[role].includes("announcement:manage");

/** To others it does not exist. Its audience may still read what was archived. */
const seen = visible<AnnouncementFacts>(
  "announcement.missing",
  (actor, { status, inAudience }) => manages(actor) || (inAudience && (status === "active" || status === "archived")),
);
const managed = all(seen, may("announcement:manage"));
const isOpen = state<AnnouncementFacts>("announcement.closed", ({ status }) => status === "active");

export const announcementPolicy = definePolicy<AnnouncementFacts>()("announcement", {
  view: seen,
  edit: all(
    managed,
    state("announcement.archived", ({ status }) => status !== "archived"),
  ),
  publish: all(
    managed,
    state("announcement.published", ({ status }) => status === "draft" || status === "scheduled"),
  ),
  archive: all(
    managed,
    state("announcement.notActive", ({ status }) => status === "active"),
  ),
  clone: managed,
  remind: all(managed, isOpen),
  delete: all(
    managed,
    state("announcement.notDraft", ({ status }) => status === "draft"),
  ),
  participate: all(
    seen,
    right("announcement.notForYou", (_, { inAudience }) => inAudience),
    isOpen,
  ),
  react: all(seen, isOpen),
  // It speaks for the company: whoever disagrees comments, and moderators judge comments alone.
  flag: all(
    seen,
    right("mayNot", () => false),
  ),
  comment: all(seen, may("comment:create"), isOpen),
});
