import { ApiError } from "@plaudit/api/client.ts";
import { MOST_CODES } from "@plaudit/api/reward-arts.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { FileDrop } from "@plaudit/ui/upload/file-drop.tsx";
import { useState } from "react";
import { type CodesAnswer, type Reward, useAddCodes } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";
import { CodesFound, EXAMPLE_DAY } from "./codes-found.tsx";

/** As many characters as the contract takes. */
const MOST_SIZE = MOST_CODES * 60;
type Props = { reward: Reward; variant: Reward["variants"][number]; onClose: () => void };
interface Read {
  name: string;
  csv: string;
  found: CodesAnswer | null;
}

/** Codes from a file: first what would become of each line, then all that are in order, or none. */
export function CodesDialog({ reward, variant, onClose }: Props) {
  const { t } = useTranslation("reward-admin");
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const { number } = useRewardText();
  const { add, busy } = useAddCodes(reward.id);
  const [file, setFile] = useState<Read | null>(null);
  const [failed, setFailed] = useState<string>();
  const reasonOf = (error: unknown) => (error instanceof ApiError && error.details[0]?.message) || errorText(error);
  const send = (csv: string, check: boolean) => add({ csv, check, variantId: variant.id });

  async function handleFile(chosen: File) {
    setFailed(undefined);
    setFile(null);
    if (chosen.size > MOST_SIZE) return setFailed(t(($) => $.codes.large, { n: number(MOST_CODES) }));
    const csv = await chosen.text();
    const read = { name: chosen.name, csv, found: null };
    setFile(read);
    try {
      setFile({ ...read, found: await send(csv, true) });
    } catch (error) {
      setFailed(reasonOf(error));
    }
  }
  async function handleAdd() {
    if (!file) return;
    setFailed(undefined);
    try {
      const { added } = await send(file.csv, false);
      toast.ok(t(($) => $.codes.added, { count: added, n: number(added), name: reward.name }));
      onClose();
    } catch (error) {
      setFailed(reasonOf(error));
    }
  }
  const count = file?.found?.added ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={variant.name ? t(($) => $.codes.addTo, { name: variant.name }) : t(($) => $.codes.add)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[40rem]"
      footer={
        <div className="flex items-center justify-end gap-2 max-sm:flex-col-reverse max-sm:items-stretch">
          <p className="grow text-xs text-ink-2">{t(($) => $.codes.sealed)}</p>
          <Button kind="line" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <SubmitButton
            busy={busy && file?.found != null}
            busyLabel={common(($) => $.action.saving)}
            off={count === 0}
            onClick={() => void handleAdd()}
          >
            {count > 0 ? t(($) => $.codes.addCount, { count, n: number(count) }) : t(($) => $.codes.add)}
          </SubmitButton>
        </div>
      }
    >
      <div className="grid gap-4 px-5 pb-6 sm:px-6">
        <FileDrop
          label={file?.name ?? t(($) => $.codes.file)}
          hint={
            file?.found
              ? t(($) => $.codes.lines, { count: file.found.lines, n: number(file.found.lines) })
              : t(($) => $.codes.fileHint, { day: EXAMPLE_DAY })
          }
          choose={file ? t(($) => $.codes.another) : t(($) => $.codes.choose)}
          drop={t(($) => $.codes.drop)}
          accept=".csv,.txt,text/csv,text/plain"
          onFile={(chosen) => void handleFile(chosen)}
          status={
            busy && !file?.found ? (
              <p role="status" className="text-xs text-ink-2">
                {t(($) => $.codes.checking)}
              </p>
            ) : undefined
          }
        />
        <FormErrors errors={[failed]} />
        {file?.found && <CodesFound found={file.found} name={file.name} />}
      </div>
    </Dialog>
  );
}
