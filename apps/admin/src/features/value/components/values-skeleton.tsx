import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

export const ValuesSkeleton = () => (
  <div className="grid gap-8" aria-hidden="true">
    {["a", "b"].map((key) => (
      <div key={key} className="grid gap-4">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    ))}
  </div>
);
