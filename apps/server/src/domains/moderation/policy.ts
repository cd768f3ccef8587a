import { type ModeratedType, moderatedPermission } from "@plaudit/api/moderated.ts";
import { permissionsOf } from "@plaudit/api/permissions.ts";
import { all, definePolicy, may, state, visible } from "../../policy.ts";
import type { Before, ItemState } from "./tables.ts";

interface Facts {
  type: ModeratedType;
  state: ItemState;
  undoTo: Before | null;
}
const moderates = visible<Facts>("moderation.missing", ({ role }, { type }) =>
  permissionsOf[role].includes(moderatedPermission[type]),
);
const isOpen = all(
  moderates,
  state<Facts>("moderation.decided", (item) => item.state === "open"),
);

export const moderationItemPolicy = definePolicy<Facts>()("moderationItem", {
  view: moderates,
  hide: isOpen,
  dismiss: isOpen,
  restore: all(
    moderates,
    state<Facts>("moderation.notHidden", (item) => item.state === "hidden" && item.undoTo === null),
  ),
  undo: all(
    moderates,
    state<Facts>("moderation.tooLate", ({ undoTo }) => undoTo !== null),
  ),
  write: moderates,
});

const lists = may("recognition:moderate");
export const moderationWordsPolicy = definePolicy<null>()("moderationWords", { view: lists, edit: lists });
