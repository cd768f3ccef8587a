import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

export const ProfileSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-5">
    <div className="overflow-hidden rounded-lg bg-surface shadow-2">
      <Skeleton className="h-37 rounded-none sm:h-55" />
      <div className="flex items-end gap-5 p-4 sm:px-8 sm:pb-7">
        <Skeleton className="-mt-19 size-30 shrink-0 rounded-full" />
        <div className="min-w-0 grow">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="mt-3 h-5 w-52 max-w-full" />
        </div>
      </div>
    </div>
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg max-lg:hidden" />
    </div>
  </div>
);
