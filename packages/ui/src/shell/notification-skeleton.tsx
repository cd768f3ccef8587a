import { Skeleton } from "../feedback/skeleton.tsx";

const rows = ["a", "b", "c", "d", "e"];

export const NotificationSkeleton = ({ label }: { label: string }) => (
  <ul aria-label={label} aria-busy="true" className="px-3">
    {rows.map((row) => (
      <li key={row} className="flex gap-3 py-3">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <span className="grow">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-3 w-24" />
        </span>
      </li>
    ))}
  </ul>
);
