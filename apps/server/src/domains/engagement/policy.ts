import { permissionsOf, type Role } from "@plaudit/api/permissions.ts";

interface Reader {
  memberId: string;
  role: Role;
}
export interface CommentFacts {
  memberId: string;
  removedAt: Date | null;
}
const actions = ["edit", "delete", "react"] as const;
export type CommentAction = (typeof actions)[number];

/** The thread's own policy has said already that the reader sees it. */
export function can(actor: Reader, action: CommentAction, comment: CommentFacts): boolean {
  if (comment.removedAt) return false;
  const own = comment.memberId === actor.memberId;
  switch (action) {
    case "react":
      return true;
    case "edit":
      return own && permissionsOf[actor.role].includes("comment:create");
    case "delete":
      return own || permissionsOf[actor.role].includes("comment:moderate");
  }
}

export const permissionsOn = (actor: Reader, comment: CommentFacts): string[] => [
  "view",
  ...actions.filter((action) => can(actor, action, comment)),
];
