import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import type { MemberRecord } from "../data.ts";
import { useErase } from "../erasure-data.ts";

type Props = { member: MemberRecord & { erasedAt: string } };

/** What is said of somebody who was erased; where that came to a stop, it begins anew from here. */
export function Erased({ member }: Props) {
  const { t } = useTranslation("member");
  const common = useTranslation("common").t;
  const { date } = useFormat();
  const errorText = useErrorText();
  const { erase, busy } = useErase(member.id);
  const { erasedAt, eraseFailedAt } = member;
  const title = t(($) => $.erased.title, { date: date(erasedAt) });
  if (!eraseFailedAt) return <EmptyState title={title}>{t(($) => $.erased.text)}</EmptyState>;
  async function handleAgain() {
    try {
      // Nobody knows the name any more.
      await erase("");
      toast.ok(t(($) => $.erased.begun));
    } catch (error) {
      toast.error(errorText(error));
    }
  }
  return (
    <EmptyState
      title={t(($) => $.erased.failed)}
      action={
        can(member, "erase") && (
          <Button off={busy} onClick={() => void handleAgain()}>
            {busy ? t(($) => $.erase.busy) : common(($) => $.action.retry)}
          </Button>
        )
      }
    >
      {t(($) => $.erased.failedText, { date: date(eraseFailedAt, { dateStyle: "medium", timeStyle: "short" }) })}
    </EmptyState>
  );
}
