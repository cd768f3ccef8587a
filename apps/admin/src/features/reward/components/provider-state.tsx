import { useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import type { Provider } from "../data.ts";

/** How a provider stands: with refused keys nothing is ordered, an empty fund hides ordering, a low one does not yet. */
export function ProviderState({ provider }: { provider: Provider }) {
  const { t } = useTranslation("reward-admin");
  const { archivedAt, paused, funded, balance, lowSince, refusedSince } = provider;
  if (archivedAt) return <Badge>{t(($) => $.state.archived)}</Badge>;
  if (refusedSince) return <Badge state="danger">{t(($) => $.state.refused)}</Badge>;
  if (paused) return <Badge>{t(($) => $.state.paused)}</Badge>;
  if (funded && balance <= 0) return <Badge state="danger">{t(($) => $.state.empty)}</Badge>;
  if (lowSince) return <Badge state="warn">{t(($) => $.state.low)}</Badge>;
  return <Badge state="ok">{t(($) => $.state.open)}</Badge>;
}
