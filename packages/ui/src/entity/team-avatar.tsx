import { hueOf } from "../art/seed.ts";
import type { AvatarSize } from "../avatar.tsx";
import { UsersRound } from "../icons.tsx";
import { toneStyle } from "../tone.tsx";

const sizes = {
  40: "size-10 [&_svg]:size-5",
  48: "size-12 [&_svg]:size-6",
  88: "size-22 [&_svg]:size-9",
  120: "size-30 [&_svg]:size-12",
  xl: "size-full [&_svg]:size-1/2",
};
type Props = { id: string; name: string; size?: AvatarSize; ring?: string; className?: string; decorative?: boolean };

export const TeamAvatar = ({ id, name, size = 40, ring = "", className = "", decorative }: Props) => (
  <span
    {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
    className={`tone-chip grid shrink-0 place-items-center rounded-[28%] ${sizes[size]} ${ring} ${className}`}
    style={toneStyle(hueOf(id))}
  >
    <UsersRound strokeWidth={1.6} aria-hidden="true" />
  </span>
);
