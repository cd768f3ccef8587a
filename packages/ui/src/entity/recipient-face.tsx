import { Avatar, type AvatarSize } from "../avatar.tsx";
import { recipientPerson } from "./recipient.ts";
import { TeamAvatar } from "./team-avatar.tsx";
import type { Recipient } from "./types.ts";

type Props = { recipient: Recipient; size?: AvatarSize; ring?: string; className?: string };

/** A person's or a team's picture beside its name. */
export const RecipientFace = ({ recipient, ...look }: Props) =>
  recipient.type === "team" ? (
    <TeamAvatar id={recipient.id} name={recipient.displayData.name} {...look} decorative />
  ) : (
    <Avatar person={recipientPerson(recipient)} {...look} decorative />
  );
