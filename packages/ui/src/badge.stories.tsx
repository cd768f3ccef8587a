import type { Meta } from "@storybook/react-vite";
import { nothing } from "../stories/words.ts";
import { Badge } from "./badge.tsx";
import { Chip } from "./chip.tsx";
import { PointsChip } from "./entity/points-chip.tsx";
import { Marked } from "./marked.tsx";
import { Meter } from "./meter.tsx";
import { Tone } from "./tone.tsx";

export default { title: "Basics/Labels" } satisfies Meta;

export const Badges = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Badge>Draft</Badge>
    <Badge state="ok">Active</Badge>
    <Badge state="warn">Invited</Badge>
    <Badge state="danger">Deactivated</Badge>
  </div>
);
export const Chips = () => (
  <div className="flex flex-wrap items-center gap-3">
    <Chip>Platform guild</Chip>
    <Chip onRemove={nothing} removeLabel="Remove Night shift, Rotterdam">
      Night shift, Rotterdam
    </Chip>
    <PointsChip>25 points each</PointsChip>
  </div>
);
export const Tones = () => (
  <div className="flex flex-wrap items-center gap-3">
    {[18, 78, 150, 225, 300].map((tone) => (
      <Tone key={tone} tone={tone}>
        Makes it simpler
      </Tone>
    ))}
  </div>
);
export const Found = () => <Marked text="Inês Laurent" query="ines" />;
export const Meters = () => (
  <div className="grid max-w-xs gap-4">
    <Meter value={0} max={400} label="0 of 400 points left to give" />
    <Meter value={240} max={400} label="240 of 400 points left to give" />
    <Meter value={400} max={400} label="400 of 400 points left to give" />
  </div>
);
