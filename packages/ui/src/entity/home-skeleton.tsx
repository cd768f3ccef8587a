import { Skeleton } from "../feedback/skeleton.tsx";
import { FeedSkeleton } from "./feed-skeleton.tsx";

export const HomeSkeleton = ({ label }: { label: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 max-lg:mx-auto max-lg:max-w-[42rem] lg:grid-cols-[minmax(0,1fr)_18.5rem]">
    <div>
      <Skeleton className="mt-4 h-10 w-72 max-w-full rounded-sm" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton className="mt-5 h-16 rounded-lg" />
      <Skeleton className="mt-5 h-24 rounded-lg lg:hidden" />
      <div className="mt-5 flex gap-2">
        <Skeleton className="h-11 w-40 rounded-md" />
        <Skeleton className="h-11 w-28 rounded-md" />
      </div>
      <FeedSkeleton label={label} />
    </div>
    <div aria-hidden="true" className="hidden content-start gap-5 pt-3 lg:grid">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </div>
  </div>
);
