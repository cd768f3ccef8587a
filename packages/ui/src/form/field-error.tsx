import type { ReactNode } from "react";
import { CircleAlert } from "../icons.tsx";

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger-text">
    <CircleAlert className="mt-px size-4 shrink-0" strokeWidth={2} aria-hidden="true" />
    {children}
  </p>
);
