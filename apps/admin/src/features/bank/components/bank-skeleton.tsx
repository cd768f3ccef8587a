import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

/** Four figures, the balance over time, and the first lines of the statement. */
export const BankSkeleton = () => (
  <div aria-hidden="true">
    <div className="grid grid-cols-2 gap-6 pt-5 lg:grid-cols-4">
      {["balance", "paid", "lasts", "alert"].map((figure) => (
        <div key={figure}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="mt-1.5 h-8 w-28" />
          <Skeleton className="mt-2 h-3.5 w-24" />
        </div>
      ))}
    </div>
    <div className="mt-10 mb-3 flex items-end justify-between gap-4">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-9 w-52 rounded-full" />
    </div>
    <Skeleton className="h-56 w-full" />
    <Skeleton className="mt-10 h-6 w-32" />
    <Skeleton className="mt-4 h-64 w-full" />
  </div>
);
