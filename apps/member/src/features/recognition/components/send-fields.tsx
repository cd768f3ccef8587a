import { useMe, useTenant } from "@plaudit/api/react";
import { measureText, textLimits } from "@plaudit/api/rich-words.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { LazyEditor } from "@plaudit/ui/editor/lazy-editor.tsx";
import { PeoplePicker } from "@plaudit/ui/entity/people-picker.tsx";
import { PointPicker } from "@plaudit/ui/entity/point-picker.tsx";
import { QualityPicker } from "@plaudit/ui/entity/quality-picker.tsx";
import { RetryLine } from "@plaudit/ui/feedback/retry-line.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { SM, useMedia } from "@plaudit/ui/use-media.ts";
import { useRef } from "react";
import { findPeople } from "../../../lib/find-people.ts";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { maxFor } from "../form.ts";
import { useRefine } from "../use-refine.ts";
import type { Allocation, Send } from "../use-send.ts";
import { findRecipients } from "../write-data.ts";
import { AttachButton } from "./attach-button.tsx";
import { FileTarget } from "./file-target.tsx";
import { FilesField, hasEnclosed } from "./files-field.tsx";
import { GifButton } from "./gif-button.tsx";
import { LazyRefineButton, LazyRefineNotes } from "./lazy-refine.tsx";

type Props = {
  send: Send;
  allocation: Allocation;
  locked: boolean;
  /** The first focus: the message, once there is a recipient; null where an error takes it. */
  begin: "sendTo" | "message" | null;
  onSubmit: () => void;
  /** Undefined where there are no GIFs. */
  onGif?: (() => void) | undefined;
};

function Recipients({ send, begin }: Pick<Props, "send" | "begin">) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  return (
    <PeoplePicker
      id="send-to"
      autoFocus={begin === "sendTo"}
      value={send.values.sendTo}
      onChange={(sendTo) => send.change({ sendTo: sendTo as Send["values"]["sendTo"] })}
      search={findRecipients}
      error={send.errors.sendTo}
      labels={{
        label: t(($) => $.send.to),
        placeholder: t(($) => $.send.toHint),
        remove: (name) => t(($) => $.send.remove, { name }),
        members: (count) => t(($) => $.send.members, { count, n: number(count) }),
        count: (count) => number(count),
        none: t(($) => $.send.searchNone),
        loading: t(($) => $.send.searching),
        failed: t(($) => $.send.searchFailed),
      }}
    />
  );
}

export function Message({ send, begin, onSubmit, onGif }: Pick<Props, "send" | "begin" | "onSubmit" | "onGif">) {
  const { t } = useTranslation("recognition");
  const { data: me } = useMe();
  const { files } = send;
  const refine = useRefine(send);
  const refineButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="relative">
        <LazyEditor
          tools={
            <>
              <AttachButton files={files} />
              {onGif && <GifButton onClick={onGif} />}
              <LazyRefineButton refine={refine} ref={refineButton} />
            </>
          }
          below={hasEnclosed(send) && <FilesField send={send} />}
          onFiles={files.add}
          before={refine.refined?.before}
          id="send-message"
          autoFocus={begin === "message"}
          value={send.values.message}
          onChange={refine.write}
          onSubmit={onSubmit}
          maxLength={textLimits.recognition}
          measured={measureText(send.values.message, textLimits.recognition)}
          searchPeople={(search) => findPeople(search, me ? [me.id] : [])}
          error={send.errors.message}
          labels={{
            label: t(($) => $.send.message),
            placeholder: t(($) => $.send.messageHint),
            mention: t(($) => $.send.mention),
            none: t(($) => $.send.searchNone),
            loading: t(($) => $.send.searching),
            failed: t(($) => $.send.searchFailed),
            tooLong: t(($) => $.send.tooLong),
          }}
        />
      </div>
      <LazyRefineNotes refine={refine} onUndone={() => refineButton.current?.focus()} />
    </>
  );
}

export function Qualities({ send }: { send: Send }) {
  const { t } = useTranslation("recognition");
  const { t: common } = useTranslation();
  if (send.loadingValues)
    return (
      <div role="status" aria-label={common(($) => $.action.loading)} className="grid gap-2.5">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-9 w-full rounded-full" />
        <Skeleton className="h-9 w-4/5 rounded-full" />
        <Skeleton className="h-9 w-11/12 rounded-full" />
      </div>
    );
  if (send.valuesFailed)
    return (
      <RetryLine retry={common(($) => $.action.retry)} onRetry={send.retryValues}>
        {t(($) => $.send.qualitiesFailed)}
      </RetryLine>
    );
  if (send.groups.length === 0) return null;
  return (
    <QualityPicker
      label={t(($) => $.send.qualities)}
      values={send.groups}
      chosen={send.values.qualities}
      onChange={(qualities) => send.change({ qualities })}
      error={send.errors.qualities}
    />
  );
}

function Points({ send, left, most, presets }: { send: Send } & Pick<Allocation, "left" | "most" | "presets">) {
  const { t } = useTranslation("recognition");
  const format = useFormat();
  const { number } = format;
  if (left === null) return <Skeleton className="h-24 rounded-md" />;
  return (
    <PointPicker
      value={send.values.amount}
      onChange={(amount) => send.change({ amount })}
      balance={left}
      max={maxFor(left, send.people, most)}
      presets={presets}
      people={send.people}
      format={format}
      error={send.errors.amount}
      labels={{
        legend: t(($) => $.send.points),
        other: t(($) => $.send.other),
        notEnough: t(($) => $.send.notEnough),
        whole: t(($) => $.send.whole),
        left: (count) => t(($) => $.send.left, { count, remaining: number(count) }),
        total: (each, people, total) =>
          t(($) => $.send.total, {
            count: total,
            n: number(total),
            each: number(each),
            people: t(($) => $.send.members, { count: people, n: number(people) }),
          }),
      }}
    />
  );
}

/** Recipients, message, qualities and points. */
export function SendFields({ send, allocation, locked, begin, onSubmit, onGif }: Props) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  const tenant = useTenant();
  const roomy = useMedia(SM);
  const qualities = (
    <div key="qualities" data-field="qualities">
      <Qualities send={send} />
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-5 sm:px-6">
      <div data-field="sendTo">
        <Recipients send={send} begin={begin} />
      </div>
      <FileTarget onFiles={send.files.add}>
        <Message send={send} begin={begin} onSubmit={onSubmit} onGif={onGif} />
      </FileTarget>
      {roomy && qualities}
      <div key="amount" data-field="amount">
        {allocation.open && <Points send={send} {...allocation} />}
        {allocation.failed && <PartFailed query={allocation.failed} />}
        {locked && <p className="text-sm text-ink-2">{t(($) => $.send.locked)}</p>}
        {send.planned > 0 && (
          <p className="text-sm text-ink-2">
            {t(($) => $.send.pointsOff, { tenant: tenant?.name ?? "", n: number(send.planned) })}
          </p>
        )}
      </div>
      {/* Last, because it is the longer of the two and may need scrolling. */}
      {!roomy && qualities}
    </div>
  );
}
