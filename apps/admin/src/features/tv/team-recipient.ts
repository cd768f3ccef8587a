import type { Answer } from "@plaudit/api/client.ts";
import type { Recipient } from "@plaudit/ui/entity/types.ts";

type Team = Answer<"GET /tv/channels">["results"][number]["teams"][number];

export const teamRecipient = ({ id, name, activeMemberCount }: Team): Recipient => ({
  id,
  type: "team",
  displayData: { name, activeMemberCount },
});
