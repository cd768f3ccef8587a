import { Skeleton } from "./skeleton.tsx";

type Props = { className?: string /** How high and wide its lines are. */; lines: readonly [string, string?] };

/** A face, and what will stand beside it. */
export const PersonSkeleton = ({ className = "", lines: [name, text] }: Props) => (
  <span className={`flex gap-3 ${text ? "" : "items-center"} ${className}`}>
    <Skeleton className="size-10 shrink-0 rounded-full" />
    <span className="grid min-w-0 grow content-center gap-2">
      <Skeleton className={name} />
      {text && <Skeleton className={text} />}
    </span>
  </span>
);
