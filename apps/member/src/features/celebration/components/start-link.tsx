import type { Celebration } from "@plaudit/api/celebration.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Plus } from "@plaudit/ui/icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { startCardPath } from "../../../lib/start-card.ts";

/** To a card for somebody's day; on a phone, and where there is little room, without the words. */
export function StartLink({ of, narrow = false }: { of: Celebration; narrow?: boolean }) {
  const { t } = useTranslation("celebration");
  return (
    <LinkButton
      kind="quiet"
      size="sm"
      to={startCardPath(of)}
      aria-label={t(($) => $.card.startOf, { name: of.memberDisplayData.name })}
      className="shrink-0"
    >
      <Plus className="size-4" aria-hidden="true" />
      {!narrow && <span className="max-sm:hidden">{t(($) => $.card.start)}</span>}
    </LinkButton>
  );
}
