import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";

type Props = { status: "joined" | "invited" | "notInvited" | "archived"; suspended: boolean; erased?: boolean };
const looks = { joined: "ok", invited: "warn", notInvited: "plain", archived: "plain" } as const;

/** Suspended takes precedence over joined. */
export function StatusBadge({ status, suspended, erased }: Props) {
  const { t } = useTranslation("member");
  if (erased) return <Badge state="plain">{t(($) => $.status.erased)}</Badge>;
  if (suspended && status !== "archived") return <Badge state="danger">{t(($) => $.status.suspended)}</Badge>;
  return <Badge state={looks[status]}>{t(($) => $.status[status])}</Badge>;
}
