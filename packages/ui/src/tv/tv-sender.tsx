import { Avatar } from "../avatar.tsx";
import type { Person } from "../entity/types.ts";
import { TvFace } from "./tv-face.tsx";

/** The sender. */
export const TvSender = ({ sender, from }: { sender: Person; from: string }) => (
  <div className="flex items-center gap-[3vmin]">
    <TvFace>
      <Avatar person={sender} size="xl" decorative />
    </TvFace>
    <p className="min-w-0">
      <span className="block text-on-deep-2">{from}</span>
      <b className="line-clamp-2 font-semibold wrap-anywhere">
        <bdi>{sender.name}</bdi>
      </b>
    </p>
  </div>
);
