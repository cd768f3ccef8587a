import { Link } from "react-router";
import type { Format } from "../format.ts";
import { Tone } from "../tone.tsx";
import { PointsChip } from "./points-chip.tsx";
import type { RecognitionLabels } from "./recognition-labels.ts";
import type { RecognitionItem } from "./types.ts";

type Props = { item: RecognitionItem; labels: RecognitionLabels; format: Format; points: boolean; className?: string };

/** What was given: qualities, points, and who added some. With points off nothing of them remains. */
export function Given({ item, labels, format, points, className = "mt-4" }: Props) {
  const { count, endorsers } = item.endorsementStats;
  if (item.qualities.length === 0 && (!points || (item.amount === 0 && count === 0))) return null;
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      {item.qualities.map((quality) => (
        <Tone key={quality.id} tone={quality.color}>
          {quality.name}
        </Tone>
      ))}
      {points && item.amount > 0 && (
        <PointsChip>{item.recipientCount > 1 ? labels.pointsEach(item.amount) : labels.points(item.amount)}</PointsChip>
      )}
      {points && count > 0 && (
        <Link
          to={`/recognitions/${item.id}`}
          title={format.list(endorsers.map((person) => person.name))}
          className="target px-1 text-xs leading-6 text-ink-2 hocus:underline"
        >
          {labels.endorsed(count)}
        </Link>
      )}
    </div>
  );
}
