import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { useState } from "react";

/** What the shop itself says about its cards, as Tango has it. */
export function BrandTerms({ name, terms }: { name: string; terms: string }) {
  const { t } = useTranslation("shop");
  const { t: common } = useTranslation();
  const [open, setOpen] = useState(false);
  const title = t(($) => $.tango.terms, { name });
  return (
    <>
      <Button kind="quiet" size="sm" className="-ms-3 max-w-full wrap-anywhere" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={common(($) => $.action.close)}
        width="sm:max-w-[36rem]"
        readOnly
      >
        <p dir="auto" className="px-5 pb-6 text-sm whitespace-pre-line text-ink-2 wrap-anywhere sm:px-6">
          {terms}
        </p>
      </Dialog>
    </>
  );
}
