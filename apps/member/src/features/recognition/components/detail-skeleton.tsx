import { Bone } from "@plaudit/ui/feedback/bone.tsx";

export const DetailSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
    <div className="overflow-hidden rounded-lg bg-surface shadow-2">
      <Bone className="h-32 rounded-none sm:h-44" />
      <div className="grid gap-4 p-4 sm:p-8">
        <Bone className="h-8 w-72 max-w-full" />
        <Bone className="h-10 w-52" />
        <Bone className="h-6" />
        <Bone className="h-6 w-11/12" />
        <Bone className="h-6 w-3/5" />
      </div>
    </div>
    <div className="grid content-start gap-5 max-lg:hidden">
      <Bone className="h-56 rounded-lg" />
      <Bone className="h-72 rounded-lg" />
    </div>
  </div>
);
