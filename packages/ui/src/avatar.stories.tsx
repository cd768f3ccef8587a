import type { Meta } from "@storybook/react-vite";
import { people, picture } from "../stories/data.ts";
import { Avatar } from "./avatar.tsx";
import { TeamAvatar } from "./entity/team-avatar.tsx";

export default { title: "Basics/Avatar" } satisfies Meta;

export const Sizes = () => (
  <div className="flex flex-wrap items-center gap-3">
    {([40, 48, 88, 120] as const).map((size) => (
      <Avatar key={size} person={people.maya} size={size} />
    ))}
    <div className="size-40">
      <Avatar person={people.fatima} size="xl" />
    </div>
  </div>
);
export const Picture = () => <Avatar size={88} person={{ ...people.kofi, avatarUrls: { url: picture } }} />;
export const BrokenPicture = () => (
  <Avatar size={88} person={{ ...people.kofi, avatarUrls: { url: "data:image/png,gone" } }} />
);
export const Teams = () => (
  <div className="flex flex-wrap items-center gap-3">
    <TeamAvatar id="t1" name="Night shift, Rotterdam" />
    <TeamAvatar id="t2" name="Platform guild" size={88} />
  </div>
);
