import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

type Props = {
  rows?: number;
  /** Beside each name. */
  picture?: boolean;
  /** A second line below each name. */
  text?: boolean;
  /** How many columns there are beside the names. */
  columns?: number;
  /** As in the table itself. */
  height?: string;
};

/** A table that is not there yet. */
export function RowsSkeleton({ rows = 5, picture = false, text = picture, columns = 3, height = "py-3" }: Props) {
  const cells = Array.from({ length: columns }, (_, n) => n);
  const place = (n: number) => `w-20 shrink-0 ${n < columns - 1 ? "max-md:hidden" : ""}`;
  return (
    <div aria-hidden="true">
      <div className="flex h-10 items-center gap-4 border-line border-b">
        <Skeleton className="h-3 w-20" />
        <span className="grow" />
        {cells.map((n) => (
          <span key={n} className={place(n)}>
            <Skeleton className="ms-auto h-3 w-12" />
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, n) => (
        <div key={String(n)} className={`flex items-center gap-4 border-line border-b ${height}`}>
          {picture && <Skeleton className="size-11 shrink-0 rounded-sm" />}
          <span className="min-w-0 grow">
            <Skeleton className="h-4 w-44 max-w-full" />
            {text && <Skeleton className="mt-2 h-3 w-72 max-w-full" />}
          </span>
          {cells.map((cell) => (
            <span key={cell} className={place(cell)}>
              <Skeleton className="ms-auto h-4 w-16 rounded-full" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const heights = [
  "h-2/5",
  "h-3/5",
  "h-1/2",
  "h-4/5",
  "h-3/4",
  "h-full",
  "h-2/3",
  "h-4/5",
  "h-3/5",
  "h-3/4",
  "h-1/2",
  "h-1/4",
];

/** A chart that is not there yet, below its heading. */
export const ChartSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="h-5 w-48" />
    <Skeleton className="mt-2 h-3.5 w-80 max-w-full" />
    <div className="mt-4 flex h-44 items-end gap-3 border-line border-b">
      {heights.map((height, n) => (
        <Skeleton
          key={`${height}-${String(n)}`}
          className={`grow basis-0 rounded-t-xs ${height} ${n < 6 ? "max-sm:hidden" : ""}`}
        />
      ))}
    </div>
  </div>
);
