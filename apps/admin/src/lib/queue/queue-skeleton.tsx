import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

const lines = ["a", "b", "c", "d", "e"];

/** A queue that is not there yet: its lines at the start, the open one at the end. */
export const QueueSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid min-h-0 grow md:grid-cols-[20.5rem_minmax(0,1fr)]">
    <div className="border-line border-e max-md:hidden">
      {lines.map((key) => (
        <div key={key} className="flex gap-3 border-line border-b py-3 ps-8 pe-4">
          <Skeleton className="size-5 shrink-0 rounded-xs" />
          <div className="min-w-0 grow">
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="mt-2.5 h-3.5 w-44 max-w-full" />
            <Skeleton className="mt-3 h-3 w-20" />
          </div>
        </div>
      ))}
    </div>
    <div className="flex min-w-0 flex-col">
      <div className="grid max-w-[56rem] grow content-start gap-x-10 gap-y-6 px-4 py-6 md:px-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <Skeleton className="h-40 w-full rounded-md" />
          <Skeleton className="mt-4 h-5 w-36" />
          <Skeleton className="mt-2.5 h-3.5 w-24" />
        </div>
        <div>
          <div className="flex items-center gap-3">
            <Skeleton className="size-12 rounded-full" />
            <div>
              <Skeleton className="h-4 w-36" />
              <Skeleton className="mt-2 h-3.5 w-48" />
            </div>
          </div>
          {lines.map((key) => (
            <div key={key} className="mt-4 flex justify-between gap-6">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-4 w-36" />
            </div>
          ))}
        </div>
      </div>
      <div className="flex justify-end gap-2 border-line border-t px-4 py-3 md:px-8">
        <Skeleton className="h-11 w-32 rounded-md" />
        <Skeleton className="h-11 w-32 rounded-md" />
      </div>
    </div>
  </div>
);
