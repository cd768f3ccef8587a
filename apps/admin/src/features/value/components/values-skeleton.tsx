import { Bone } from "@plaudit/ui/feedback/bone.tsx";

export const ValuesSkeleton = () => (
  <div className="grid gap-8" aria-hidden="true">
    {["a", "b"].map((key) => (
      <div key={key} className="grid gap-4">
        <Bone className="h-7 w-56" />
        <Bone className="h-14 w-full" />
        <Bone className="h-14 w-full" />
        <Bone className="h-14 w-full" />
      </div>
    ))}
  </div>
);
