import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { pathTo } from "../../../screens.ts";
import type { Provider } from "../data.ts";

/** The way to put money into a fund, which has an address of its own. */
export function AddFunds({ provider }: { provider: Provider }) {
  const { t } = useTranslation("reward-fund");
  if (!can(provider, "addFunds")) return null;
  return (
    <LinkButton
      kind={provider.lowSince ? "soft" : "line"}
      size="sm"
      className="max-sm:h-11"
      to={pathTo("rewards-funds", { id: provider.id })}
      aria-label={t(($) => $.deposit.title, { name: provider.name })}
    >
      {t(($) => $.deposit.act)}
    </LinkButton>
  );
}
