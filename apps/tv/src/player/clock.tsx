import { useFormat } from "@plaudit/i18n/react.ts";
import { useEffect, useState } from "react";

const MINUTE = 60_000;
/** In the language's format: 9:24, 9:24 AM. */
export const timeOfDay = { hour: "numeric", minute: "2-digit" } as const;

export function Clock() {
  const format = useFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (now.getTime() % MINUTE) + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <time dateTime={now.toISOString()} className="tabular-nums">
      {format.date(now, timeOfDay)}
    </time>
  );
}
