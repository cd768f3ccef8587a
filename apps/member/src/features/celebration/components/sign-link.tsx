import { useTranslation } from "@plaudit/i18n/react.ts";
import { Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { pathTo } from "../../../screens.ts";
import type { DayCard } from "../data.ts";

/** To the card for somebody's day; it stands beside their name. */
export function SignLink({ card, name }: { card: DayCard; name: string }) {
  const { t } = useTranslation("celebration");
  const signed = card.ownSignature !== null;
  return (
    <LinkButton
      kind={signed ? "quiet" : "soft"}
      size="sm"
      to={pathTo("card", { id: card.id })}
      aria-label={signed ? t(($) => $.card.signedOf, { name }) : t(($) => $.card.signOf, { name })}
    >
      {signed && <Check className="size-4" aria-hidden="true" />}
      {signed ? t(($) => $.card.signed) : t(($) => $.card.sign)}
    </LinkButton>
  );
}
