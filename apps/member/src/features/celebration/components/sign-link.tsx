import { Check } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import type { DayCard } from "../data.ts";
import { useCardLink } from "../use-card-link.ts";

/** To the card for somebody's day; it stands beside their name. */
export function SignLink({ card, name }: { card: DayCard; name: string }) {
  const { done, to, text, label } = useCardLink()(card, name);
  return (
    <LinkButton kind={done === "sign" ? "soft" : "quiet"} size="sm" to={to} aria-label={label}>
      {done === "signed" && <Check className="size-4" aria-hidden="true" />}
      {text}
    </LinkButton>
  );
}
