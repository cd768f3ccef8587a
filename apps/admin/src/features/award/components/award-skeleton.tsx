import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

/** An award on its way: its badge and words, what stands beside them, and what is below. */
export const AwardSkeleton = ({ below }: { below: "reasons" | "rows" }) => (
  <div aria-hidden="true">
    <div className="grid items-center gap-x-10 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex items-center gap-5">
        <Skeleton className="size-18 shrink-0 rounded-full sm:size-24" />
        <div className="grid grow gap-2.5">
          <Skeleton className="h-7 w-full max-w-80" />
          <Skeleton className="h-4 w-full max-w-96" />
          <Skeleton className="h-4 w-3/4 max-w-72" />
        </div>
      </div>
      <Skeleton className="h-14 w-full" />
    </div>
    <Skeleton className="mt-12 h-6 w-36" />
    {below === "rows" ? (
      <div className="mt-4 grid gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </div>
    ) : (
      <>
        <div className="mt-4 flex gap-1.5">
          {[0, 1, 2].map((name) => (
            <Skeleton key={name} className="h-11 w-36 rounded-full" />
          ))}
        </div>
        <div className="mt-5 grid gap-10 lg:grid-cols-3">
          {[0, 1, 2].map((column) => (
            <div key={column} className="grid gap-4 max-lg:not-first:hidden">
              <Skeleton className="h-12 w-48" />
              <Skeleton className="h-20 w-full" />
              <Skeleton className="h-20 w-full" />
            </div>
          ))}
        </div>
      </>
    )}
  </div>
);
