import type { ReactNode } from "react";
import { CircleAlert, CircleCheck, Clock } from "../icons.tsx";

const looks = {
  warn: [Clock, "bg-warn-soft", "text-warn-text"],
  danger: [CircleAlert, "bg-danger-soft", "text-danger-text"],
  ok: [CircleCheck, "bg-ok-soft", "text-ok-text"],
} as const;

/** Above a form: the session has ended, the link was sent, the password is not right. */
export function Notice({
  state = "warn",
  title,
  children,
}: {
  state?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
}) {
  const [Icon, ground, color] = looks[state];
  return (
    <div role={state === "danger" ? "alert" : "status"} className={`mb-6 flex gap-3 rounded-md p-4 text-sm ${ground}`}>
      <Icon className={`size-5 shrink-0 ${color}`} aria-hidden="true" />
      <p className="min-w-0">
        {title && <b className="font-semibold">{title}</b>} {children}
      </p>
    </div>
  );
}
