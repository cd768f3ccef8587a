import { RecipientFace } from "./recipient-face.tsx";
import type { Recipient } from "./types.ts";

const lap = { 40: "-ms-1.5", 48: "-ms-2", 88: "-ms-4" };
const more = { 40: "size-10 text-xs", 48: "size-12 text-sm", 88: "size-22 text-title" };
type Props = { to: Recipient[]; size?: 40 | 48 | 88; max?: number; ring?: string };

export function RecipientFaces({ to, size = 48, max = 4, ring = "halo-3" }: Props) {
  const rest = to.length - max;
  return (
    <span aria-hidden="true" className="flex">
      {to.slice(0, rest > 0 ? max : undefined).map((r, i) => (
        <RecipientFace key={r.id} recipient={r} size={size} ring={ring} className={i ? lap[size] : ""} />
      ))}
      {rest > 0 && (
        <span
          className={`${more[size]} ${ring} ${lap[size]} grid shrink-0 place-items-center rounded-full bg-sunken font-semibold text-ink-2 tabular-nums`}
        >
          +{rest}
        </span>
      )}
    </span>
  );
}
