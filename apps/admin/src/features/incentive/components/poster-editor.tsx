import { can } from "@plaudit/api/permissions.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { Users } from "@plaudit/ui/icons.tsx";
import { keepAwake } from "@plaudit/ui/keep-awake.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { type Ref, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Facts } from "../../../lib/facts.tsx";
import { type Incentive, type useCode, useRenewCode } from "../data.ts";
import { Poster } from "./poster.tsx";

const HEADLINE_MAX = 40;
const TEXT_MAX = 90;
export type PosterSize = "a4" | "a3" | "screen";
type Props = {
  incentive: Incentive;
  code: ReturnType<typeof useCode>;
  size: PosterSize;
  onSize: (size: PosterSize) => void;
  wall: Ref<HTMLDivElement>;
};

/** The poster with what may be changed of it. A code that changes all the time is for screens alone. */
export function PosterEditor({ incentive, code, size, onSize, wall }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { t: common } = useTranslation();
  const { number, date } = useFormat();
  const errorText = useErrorText();
  const { id, name, description, rotating, opensAt, closesAt } = incentive;
  const { renew, pending } = useRenewCode(id);
  const [words, keep] = useDraft(`poster-${id}`, {
    headline: name.slice(0, HEADLINE_MAX),
    text: description.slice(0, TEXT_MAX),
  });
  const [asking, setAsking] = useState(false);
  const onScreen = size === "screen";
  useEffect(() => (onScreen ? keepAwake() : undefined), [onScreen]);
  async function handleRenew() {
    try {
      await renew();
      toast.ok(t(($) => $.poster.renewed));
    } catch (error) {
      toast.error(errorText(error));
    }
    setAsking(false);
  }
  const poster = <Poster incentive={incentive} code={code} words={words} wide={onScreen} />;
  const valid = closesAt
    ? t(($) => $.poster.between, { from: opensAt ? date(opensAt) : t(($) => $.poster.now), to: date(closesAt) })
    : t(($) => $.list.noEnd);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="h-fit rounded-lg bg-canvas p-5 rim-line sm:p-10">
          <div
            ref={wall}
            className={`mx-auto w-full overflow-hidden rounded-sm shadow-3 [&:fullscreen]:rounded-none ${onScreen ? "aspect-video" : "aspect-[1/1.414] max-w-[34rem]"}`}
          >
            {poster}
          </div>
        </div>
        <div>
          {!rotating && (
            <SegmentedControl
              label={t(($) => $.poster.size)}
              value={size}
              onChange={onSize}
              options={[
                { value: "a4", label: "A4" },
                { value: "a3", label: "A3" },
                { value: "screen", label: t(($) => $.poster.screen) },
              ]}
            />
          )}
          <div className="mt-6 grid gap-5 first:mt-0">
            <TextField
              label={t(($) => $.poster.headline)}
              value={words.headline}
              maxLength={HEADLINE_MAX}
              count={[words.headline.length, HEADLINE_MAX]}
              onChange={({ target }) => keep((latest) => ({ ...latest, headline: target.value }))}
            />
            <TextArea
              label={t(($) => $.poster.below)}
              rows={2}
              value={words.text}
              maxLength={TEXT_MAX}
              count={[words.text.length, TEXT_MAX]}
              onChange={({ target }) => keep((latest) => ({ ...latest, text: target.value }))}
            />
          </div>
          <div className="mt-6">
            <Facts
              rows={[
                { name: t(($) => $.poster.valid), value: valid },
                {
                  name: t(($) => $.poster.changes),
                  value: rotating ? t(($) => $.poster.halfMinute) : t(($) => $.poster.never),
                },
                { name: t(($) => $.poster.scans), value: code ? number(code.scans) : "–" },
              ]}
            />
          </div>
          <p className="mt-3 flex gap-2 text-xs text-ink-2">
            <Users className="size-4 shrink-0" aria-hidden="true" />
            {rotating ? t(($) => $.poster.rotatingNote) : t(($) => $.poster.note)}
          </p>
          {can(incentive, "renewCode") && !rotating && (
            <Button kind="line" size="sm" className="mt-5" onClick={() => setAsking(true)}>
              {t(($) => $.poster.renew)}
            </Button>
          )}
        </div>
      </div>
      {!onScreen &&
        createPortal(
          <div className="poster-print" data-size={size} aria-hidden="true">
            {poster}
          </div>,
          document.body,
        )}
      <ConfirmDialog
        open={asking}
        title={t(($) => $.poster.renewAsk)}
        confirmLabel={t(($) => $.poster.renew)}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger
        busy={pending}
        onConfirm={() => void handleRenew()}
        onCancel={() => setAsking(false)}
      >
        {t(($) => $.poster.renewText)}
      </ConfirmDialog>
    </>
  );
}
