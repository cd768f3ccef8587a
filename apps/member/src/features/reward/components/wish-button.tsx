import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button, type ButtonLook } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Bookmark } from "@plaudit/ui/icons.tsx";
import { type RewardPage, useWish } from "../data.ts";

type Props = ButtonLook & { reward: RewardPage; variantId?: string | undefined; className?: string; bar?: boolean };

/** Makes it the goal one saves for, or lets go of it. */
export function WishButton({ reward, variantId, bar, ...look }: Props) {
  const { t } = useTranslation("shop");
  const errorText = useErrorText();
  const { wish, unwish, pending } = useWish(reward.id);
  const { wished } = reward;
  async function handleClick() {
    if (pending) return;
    await (wished ? unwish() : wish(variantId)).then(
      () => toast.ok(wished ? t(($) => $.wish.dropped) : t(($) => $.wish.made)),
      (error: unknown) => toast.error(errorText(error)),
    );
  }
  return (
    <Button {...look} aria-pressed={wished} off={pending} onClick={() => void handleClick()}>
      <Bookmark className={`size-4.5 ${wished ? "fill-current" : ""}`} strokeWidth={1.8} aria-hidden="true" />
      <span className={bar ? "max-sm:sr-only" : ""}>{wished ? t(($) => $.wish.title) : t(($) => $.wish.wish)}</span>
    </Button>
  );
}
