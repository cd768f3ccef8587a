import type { Recognition } from "@plaudit/api/recognition.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Enclosures } from "@plaudit/ui/entity/enclosures.tsx";
import { ChosenGif } from "./chosen-gif.tsx";

export function Enclosed({ item }: { item: Pick<Recognition, "gifs" | "attachmentUrls" | "sender"> }) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { number } = format;
  const [gif] = item.gifs;
  return (
    <div className="grid gap-2">
      {gif && <ChosenGif url={gif} />}
      {item.attachmentUrls.length > 0 && (
        <Enclosures
          files={item.attachmentUrls}
          from={t(($) => $.files.from, { name: item.sender.name })}
          format={format}
          labels={{
            list: t(($) => $.files.list),
            open: (name) => t(($) => $.files.open, { name }),
            viewer: {
              title: t(($) => $.files.list),
              close: common(($) => $.action.close),
              previous: t(($) => $.files.previous),
              next: t(($) => $.files.next),
              download: t(($) => $.files.download),
              play: t(($) => $.files.play),
              pause: t(($) => $.files.pause),
              at: (n, of) => t(($) => $.files.at, { n: number(n), of: number(of) }),
            },
          }}
        />
      )}
    </div>
  );
}
