import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

export const DetailSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
    <div className="overflow-hidden rounded-lg bg-surface shadow-2">
      <Skeleton className="h-32 rounded-none sm:h-44" />
      <div className="grid gap-4 p-4 sm:p-8">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-10 w-52" />
        <Skeleton className="h-6" />
        <Skeleton className="h-6 w-11/12" />
        <Skeleton className="h-6 w-3/5" />
      </div>
    </div>
    <div className="grid content-start gap-5 max-lg:hidden">
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  </div>
);
