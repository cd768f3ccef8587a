import type { Recipient } from "@plaudit/ui/entity/types.ts";
import type { Channel } from "./data.ts";

type Team = Channel["teams"][number];

export const teamRecipient = ({ id, name, activeMemberCount }: Team): Recipient => ({
  id,
  type: "team",
  displayData: { name, activeMemberCount },
});
