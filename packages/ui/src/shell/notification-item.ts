import type { Person } from "../entity/types.ts";

export type NotificationItem = {
  id: string;
  kind: string;
  message: string;
  resourcePath: string;
  readAt: string | null;
  createdAt: string;
  fromMember: Person | null;
};
