import { Avatar } from "./avatar.tsx";
import type { Person } from "./entity/types.ts";

type Props = { people: Person[]; size?: 40 | 48 | 88; max?: number; ring?: string };
const lap = { 40: "-ms-1.5", 48: "-ms-2", 88: "-ms-4" };
const rest = { 40: "size-10", 48: "size-12", 88: "size-22" };

export function AvatarStack({ people, size = 40, max = 4, ring = "halo-2" }: Props) {
  const more = people.length - max;
  return (
    <span aria-hidden="true" className="flex">
      {people.slice(0, more > 0 ? max : undefined).map((person, i) => (
        <Avatar key={person.id} person={person} size={size} ring={ring} className={i ? lap[size] : ""} decorative />
      ))}
      {more > 0 && (
        <span
          className={`${rest[size]} ${ring} ${lap[size]} grid shrink-0 place-items-center rounded-full bg-sunken text-xs font-semibold text-ink-2 tabular-nums`}
        >
          +{more}
        </span>
      )}
    </span>
  );
}
