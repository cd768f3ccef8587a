import { PersonSkeleton } from "@plaudit/ui/feedback/person-skeleton.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";

const times = (n: number) => Array.from({ length: n }, (_, at) => at);

export const FacesSkeleton = () => (
  <span className="card-faces">
    {times(5).map((n) => (
      <Skeleton key={n} className="size-10 rounded-full" />
    ))}
  </span>
);
export const PeopleSkeleton = () => (
  <span className="grid lines-y">
    {times(3).map((n) => (
      <PersonSkeleton key={n} className="py-2" lines={[n === 1 ? "h-4 w-28" : "h-4 w-36"]} />
    ))}
  </span>
);

/** Who has signed, and who has not. */
export const ContributorsSkeleton = () => (
  <div className="grid gap-5">
    <Panel>
      <Skeleton className="mb-4 h-4 w-24" />
      <FacesSkeleton />
    </Panel>
    <Panel>
      <Skeleton className="mb-4 h-4 w-24" />
      <PeopleSkeleton />
    </Panel>
  </div>
);

/** An envelope with what can be done with it, and who signs beside it. */
export const OrganizeSkeleton = () => (
  <div className="card-organize">
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center">
      <Skeleton className="aspect-[8/5] w-full max-w-160 rounded-lg" />
      <Skeleton className="mt-8 h-9 w-96 max-w-full" />
      <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      <span className="mt-5 flex flex-wrap justify-center gap-2">
        {times(3).map((n) => (
          <Skeleton key={n} className="h-11 w-28 rounded-md" />
        ))}
      </span>
    </div>
    <ContributorsSkeleton />
  </div>
);

export const PaperSkeleton = () => (
  <div className="card-sheet grid grid-cols-2 content-evenly gap-6 rounded-sm bg-surface p-8 shadow-2 lg:grid-cols-4">
    {times(8).map((n) => (
      <span key={n} className="grid gap-2">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className={`h-4 ${n % 3 === 0 ? "w-8/12" : "w-10/12"}`} />
        <Skeleton className="h-2.5 w-5/12" />
      </span>
    ))}
  </div>
);

/** Its front, its title, and what stands on it. */
export const CardSkeleton = () => (
  <>
    <div className="mb-14 flex items-center gap-4">
      <Skeleton className="h-28 w-20 shrink-0 rounded-sm" />
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-3">
        <Skeleton className="h-10 w-96 max-w-full" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </span>
    </div>
    <PaperSkeleton />
  </>
);

export const SignaturesSkeleton = () => (
  <div className="lines-y">
    {times(5).map((n) => (
      <PersonSkeleton key={n} className="py-4" lines={["h-4 w-44", n % 2 === 0 ? "h-5 w-10/12" : "h-5 w-6/12"]} />
    ))}
  </div>
);
