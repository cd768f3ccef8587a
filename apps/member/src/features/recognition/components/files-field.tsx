import { MOST_ATTACHMENTS } from "@plaudit/api/media-limits.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Attachments } from "@plaudit/ui/entity/attachments.tsx";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import type { Send } from "../use-send.ts";
import { ChosenGif } from "./chosen-gif.tsx";

export const hasEnclosed = ({ files, values }: Send) => files.tiles.length > 0 || values.gifs.length > 0;

/** What is going to be enclosed. */
export function FilesField({ send }: { send: Send }) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const { files, errors } = send;
  const [gif] = send.values.gifs;
  const tooMany = files.left ? t(($) => $.files.tooMany, { n: number(MOST_ATTACHMENTS) }) : undefined;
  const problem = errors.attachments ?? errors.gifs ?? tooMany;
  return (
    <div data-field="attachments" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Attachments
        files={files.tiles}
        first={gif && <ChosenGif url={gif} onRemove={() => send.change({ gifs: [] })} />}
        onRemove={files.remove}
        onRetry={files.retry}
        labels={{
          list: t(($) => $.files.list),
          remove: (name) => t(($) => $.files.remove, { name }),
          cancel: (name) => t(($) => $.files.cancel, { name }),
          retry: common(($) => $.action.retry),
          coming: (name, part) => t(($) => $.files.coming, { name, percent: files.percent(part) }),
        }}
      />
      {problem && <FieldError id="send-files-error">{problem}</FieldError>}
    </div>
  );
}
