import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import type { Feedback } from "../data.ts";

/** The state of a thread, for the readers of feedback. */
export function StateBadge({ feedback: { closedAt, readAt, messages } }: { feedback: Feedback }) {
  const { t } = useTranslation("feedback");
  if (closedAt) return <Badge>{t(($) => $.state.closed)}</Badge>;
  if (!readAt) return <Badge state="warn">{t(($) => $.state.new)}</Badge>;
  if (messages.at(-1)?.answer) return <Badge state="ok">{t(($) => $.state.answered)}</Badge>;
  return null;
}
