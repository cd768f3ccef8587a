import { PersonSkeleton } from "@plaudit/ui/feedback/person-skeleton.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";

const times = (n: number) => Array.from({ length: n }, (_, at) => at);

const Somebody = () => <PersonSkeleton className="py-2" lines={["h-3.5 w-9/12", "h-3 w-6/12"]} />;

/** Days of a list, each with somebody. */
export const DaysSkeleton = () => (
  <div className="grid gap-6">
    {times(4).map((n) => (
      <div key={n} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
        <Skeleton className="mx-auto h-9 w-10" />
        <div className="rounded-lg bg-surface px-4 py-2 shadow-2">
          <Somebody />
        </div>
      </div>
    ))}
  </div>
);

const Month = ({ weeks }: { weeks: number }) => (
  <div className="rounded-lg bg-surface p-3 shadow-2">
    {times(weeks).map((week) => (
      <div key={week} className="grid grid-cols-7 border-line not-first:border-t">
        {times(7).map((day) => (
          <div key={day} className="h-12 p-2.5 md:h-26">
            <Skeleton className="size-4" />
            {(week * 7 + day) % 5 === 2 && <Skeleton className="mt-3 h-7 rounded-full max-md:hidden" />}
          </div>
        ))}
      </div>
    ))}
  </div>
);

/** A month with what stands beside it. */
export const CalendarSkeleton = ({ wide }: { wide: boolean }) => (
  <>
    <Skeleton className="h-11 w-72 max-w-full" />
    <Skeleton className="mt-3 mb-6 h-5 w-56 max-w-full" />
    <div className="mb-4 flex gap-3">
      <Skeleton className="h-11 w-44 rounded-md max-md:hidden" />
      <Skeleton className="h-11 w-64 rounded-sm md:ms-auto" />
    </div>
    <div className={`grid items-start gap-6 ${wide ? "grid-cols-[minmax(0,1fr)_16rem]" : "grid-cols-[minmax(0,1fr)]"}`}>
      <Month weeks={5} />
      {wide ? (
        <Panel>
          <Skeleton className="mb-4 h-4 w-24" />
          {times(5).map((n) => (
            <Somebody key={n} />
          ))}
        </Panel>
      ) : (
        <DaysSkeleton />
      )}
    </div>
  </>
);
