import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { copyText } from "@plaudit/ui/copy-text.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { useRef } from "react";
import type { Redemption } from "../data.ts";

interface Written {
  message: string;
  tracking: string;
}
type Props = { redemption: Redemption; written: Written; onChange: (written: Written) => void };

function Address({ address }: { address: string }) {
  const { t } = useTranslation("redemption-admin");
  const common = useTranslation("common").t;
  const shown = useRef<HTMLElement>(null);
  const handleCopy = async () => {
    if (await copyText(address, shown.current)) toast.ok(t(($) => $.how.copied));
    else toast.error(common(($) => $.error.copyRefused));
  };
  return (
    <div className="flex items-start gap-3 rounded-md bg-canvas p-4 rim-line">
      <address ref={shown} className="min-w-0 grow text-sm wrap-anywhere whitespace-pre-line not-italic" dir="auto">
        {address}
      </address>
      <Button kind="line" size="sm" onClick={() => void handleCopy()}>
        {t(($) => $.how.copy)}
      </Button>
    </div>
  );
}

/** Where it goes, and what goes with it. */
export function FulfilPanel({ redemption: { member, delivery }, written, onChange }: Props) {
  const { t } = useTranslation("redemption-admin");
  const common = useTranslation("common").t;
  const optional = common(($) => $.form.optional);
  return (
    <section aria-label={t(($) => $.fulfil.title)} className="mt-5 grid gap-4">
      {delivery?.address && <Address address={delivery.address} />}
      <TextArea
        label={t(($) => $.reason, { name: member.firstName })}
        optional={optional}
        rows={2}
        maxLength={500}
        value={written.message}
        onChange={(event) => onChange({ ...written, message: event.target.value })}
      />
      <TextField
        label={t(($) => $.fulfil.tracking)}
        optional={optional}
        hint={t(($) => $.fulfil.trackingHint)}
        dir="ltr"
        autoComplete="off"
        maxLength={120}
        value={written.tracking}
        onChange={(event) => onChange({ ...written, tracking: event.target.value })}
      />
    </section>
  );
}
