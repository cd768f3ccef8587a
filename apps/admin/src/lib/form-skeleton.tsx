import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";

/** The skeleton of a form with sections; the number of fields in each. */
export const FormSkeleton = ({ sections }: { sections: number[] }) => (
  <div aria-hidden="true">
    {sections.map((fields, section) => (
      <div
        key={`${section}-${fields}`}
        className="grid gap-x-10 gap-y-4 border-line border-b py-7 lg:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <div>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-2 h-4 w-44" />
        </div>
        <div className="grid max-w-171 gap-4">
          {Array.from({ length: fields }, (_, i) => (
            <Skeleton key={`${fields}-${String(i)}`} className="h-11 w-full rounded-sm" />
          ))}
        </div>
      </div>
    ))}
  </div>
);
