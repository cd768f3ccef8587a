import { Skeleton } from "../feedback/skeleton.tsx";

const cards = ["grand", "letter", "note"];

/** Has the measures of what is coming, so nothing moves when it arrives. */
export const FeedSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    {cards.map((card) => (
      <div key={card} className="mt-4 overflow-hidden rounded-lg bg-surface shadow-2 md:mt-5">
        {card === "grand" && <Skeleton className="h-24 rounded-none sm:h-28" />}
        <div className="p-5 sm:p-6">
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <div className="grow">
              <Skeleton className="h-4 w-60 max-w-[80%]" />
              <Skeleton className="mt-2 h-3 w-36" />
            </div>
          </div>
          <Skeleton className="mt-5 h-5" />
          <Skeleton className="mt-3 h-5 w-[92%]" />
          <Skeleton className="mt-3 h-5 w-[55%]" />
          <div className="mt-5 flex gap-2">
            <Skeleton className="h-7 w-24 rounded-full" />
            <Skeleton className="h-7 w-32 rounded-full" />
          </div>
        </div>
      </div>
    ))}
  </div>
);
