import type { AnnouncementStatus } from "@plaudit/api/announcement.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";

const looks = { draft: "plain", scheduled: "warn", active: "ok", archived: "plain" } as const;

export function StatusBadge({ status }: { status: AnnouncementStatus }) {
  const { t } = useTranslation("announcement-admin");
  return <Badge state={looks[status]}>{t(($) => $.state[status])}</Badge>;
}
