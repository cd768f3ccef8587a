import { cardDesigns, cardOccasions } from "@plaudit/api/card-designs.ts";
import { ApiError } from "@plaudit/api/client.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { PeoplePicker } from "@plaudit/ui/entity/people-picker.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { useEffect, useRef, useState } from "react";
import { asRecipient, type Card, findRecipients, useCardSettings, useChangeCard } from "../paper-data.ts";
import { dayIn, designsOf, yearsOf } from "../start-form.ts";
import { usePickerLabels } from "../use-picker-labels.ts";
import { DesignChoice } from "./design-choice.tsx";
import { NamedFields } from "./named-fields.tsx";
import { OccasionChoice } from "./occasion-choice.tsx";
import { WhenField } from "./when-field.tsx";

/** Where an error has its place; what else is refused stands beside the button. */
const shown = ["recipientIds", "title", "years", "deliverOn", "deliverTime", "note"];

type Props = { card: Card; zone: string; open: boolean; onClose: () => void };

/** What of a card may change until it opens. */
export function EditCardDialog({ card, zone, open, onClose }: Props) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const say = useErrorText();
  const settings = useCardSettings();
  const occasions = settings.data?.occasions;
  const { change: save, pending } = useChangeCard(card.id);
  const labels = usePickerLabels();
  const [typed, setTyped] = useState({
    to: card.recipients.map(asRecipient),
    title: card.title,
    occasion: card.occasion,
    years: String(card.years ?? ""),
    design: card.design,
    deliverOn: card.deliverOn,
    deliverTime: card.deliverTime,
    note: card.signing?.note ?? "",
    remind: card.signing?.remind ?? false,
    contributorsInvite: card.signing?.contributorsInvite ?? false,
  });
  // Another organizer may change it meanwhile: what is typed stays, and is saved over theirs once that was told.
  const [version, setVersion] = useState(card.version);
  const [failed, setFailed] = useState<Record<string, string | undefined>>({});
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is wrong may be far above the button; nothing is while it is changed.
    if (Object.keys(failed).length > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [failed]);
  const change = (part: Partial<typeof typed>) => {
    setFailed({});
    setTyped({ ...typed, ...part });
  };
  async function handleSave() {
    if (pending) return;
    setFailed({});
    try {
      const { to, note, years, ...rest } = typed;
      await save({
        ...rest,
        recipientIds: to.map(({ id }) => id),
        note: note.trim() || null,
        years: typed.occasion === "years" ? yearsOf(years) : null,
        // One that came back is sent on its way again.
        ...(card.state === "returned" ? { state: "open" as const } : {}),
        version,
      });
      toast.ok(t(($) => $.organize.saved));
      onClose();
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      if (error instanceof ApiError && error.error === "VersionConflict") setVersion((error.data as Card).version);
      const found = details.map(({ path, message }) => [String(path).split(/[.,]/)[0] ?? "", message] as const);
      const elsewhere = found.find(([field]) => !shown.includes(field));
      setFailed({
        ...Object.fromEntries(found),
        form: details.length === 0 ? say(error) : elsewhere?.[1],
      });
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(($) => $.organize.edit)}
      closeLabel={common(($) => $.action.close)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <FormErrors errors={[failed.form]} />
          <Button kind="line" onClick={onClose}>
            {common(($) => $.action.cancel)}
          </Button>
          <Button off={pending} onClick={() => void handleSave()}>
            {common(($) => $.action.save)}
          </Button>
        </div>
      }
    >
      <div ref={fields} className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-1 pb-6 sm:px-6">
        <PeoplePicker
          value={typed.to}
          onChange={(to) => change({ to: to as Recipient[] })}
          search={findRecipients}
          labels={{ ...labels, label: t(($) => $.start.to), placeholder: t(($) => $.start.toHint) }}
          {...(failed.recipientIds && { error: failed.recipientIds })}
        />
        <OccasionChoice
          // What is offered no more stays that of a card that has it.
          occasions={cardOccasions.filter((one) => one === card.occasion || (occasions ?? cardOccasions).includes(one))}
          value={typed.occasion}
          onChange={(occasion) => change({ occasion })}
        />
        <NamedFields
          title={typed.title}
          years={typed.occasion === "years" ? typed.years : null}
          onChange={change}
          failed={failed}
        />
        <DesignChoice
          designs={designsOf(typed.occasion, settings.data?.designs ?? cardDesigns)}
          value={typed.design}
          seed={card.id}
          years={typed.occasion === "years" ? yearsOf(typed.years) : null}
          onChange={(design) => change({ design })}
        />
        <WhenField
          today={dayIn(zone, new Date())}
          day={typed.deliverOn}
          time={typed.deliverTime}
          remind={typed.remind}
          remindedAt={card.signing?.remindedAt}
          onChange={change}
          error={failed.deliverOn ?? failed.deliverTime}
        />
        <Switch
          checked={typed.contributorsInvite}
          onChange={(contributorsInvite) => change({ contributorsInvite })}
          label={t(($) => $.start.others)}
          hint={t(($) => $.start.othersHint)}
        />
        <TextArea
          label={t(($) => $.start.note)}
          optional={common(($) => $.form.optional)}
          rows={2}
          maxLength={300}
          value={typed.note}
          onChange={({ target }) => change({ note: target.value })}
          {...(failed.note && { error: failed.note })}
        />
      </div>
    </Dialog>
  );
}
