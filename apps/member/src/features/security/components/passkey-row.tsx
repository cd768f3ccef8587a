import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import type { Passkey } from "../data.ts";

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation("security");
  const format = useFormat();
  const { name, host, addedAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="min-w-0 grow text-sm">
        <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
        <span className="text-xs text-ink-2">
          {lastUsedAt
            ? t(($) => $.passkeys.used, { ago: format.ago(lastUsedAt) })
            : t(($) => $.passkeys.made, { ago: format.ago(addedAt) })}
          {" · "}
          {t(($) => $.passkeys.host, { host })}
        </span>
      </span>
      <Button kind="quiet" size="sm" onClick={onRemove}>
        {t(($) => $.passkeys.remove)}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
