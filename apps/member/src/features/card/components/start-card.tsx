import { cardDesigns, cardOccasions } from "@plaudit/api/card-designs.ts";
import { ApiError } from "@plaudit/api/client.ts";
import { useMe, useTenant } from "@plaudit/api/react";
import { useDraft } from "@plaudit/api/react/draft.ts";
import type { Recipient } from "@plaudit/api/shared.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { PeoplePicker } from "@plaudit/ui/entity/people-picker.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { TextArea } from "@plaudit/ui/form/text-area.tsx";
import { MD, useMedia } from "@plaudit/ui/use-media.ts";
import { type ComponentProps, useRef, useState } from "react";
import { occasionOf } from "../../../lib/start-card.ts";
import {
  asRecipient,
  type Card,
  findInvited,
  findRecipients,
  useCardSettings,
  usePerson,
  useStartCard,
} from "../paper-data.ts";
import {
  askedOf,
  bodyOf,
  closestTeam,
  dayIn,
  designOf,
  designsOf,
  type Given,
  type Start,
  startOf,
  yearsOf,
} from "../start-form.ts";
import { usePickerLabels } from "../use-picker-labels.ts";
import { whenText } from "../when-text.ts";
import { DayChoice } from "./day-choice.tsx";
import { DesignChoice } from "./design-choice.tsx";
import { NamedFields } from "./named-fields.tsx";
import { OccasionChoice } from "./occasion-choice.tsx";
import { StartPreview } from "./start-preview.tsx";
import { StartStep } from "./start-step.tsx";
import { WhenField } from "./when-field.tsx";

const fields = [
  "recipientIds",
  "occasion",
  "years",
  "title",
  "design",
  "deliverOn",
  "deliverTime",
  "sendTo",
  "note",
] as const;
type Failed = Partial<Record<(typeof fields)[number] | "form", string>>;

interface Props {
  /** Whose day it is for; what is typed for it is kept apart from other cards. */
  given: { to: Recipient[]; of: Given } | null;
  onStarted: (card: Card) => void;
}

/** A card is begun beside the card: what is answered at the start is what it looks like at the end. What is typed stays until it is started. */
export function StartCard({ given, onStarted }: Props) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const format = useFormat();
  const say = useErrorText();
  const { data: me } = useMe();
  const tenant = useTenant();
  const zone = me?.timezone ?? tenant?.timezone ?? "UTC";
  const blank = useRef(startOf(zone, new Date(), given)).current;
  const [start, keep, clear] = useDraft<Start>(
    given ? `card.start.${Object.values(given.of).join(".")}` : "card.start",
    blank,
  );
  const [failed, setFailed] = useState<Failed>({});
  const { start: send, pending } = useStartCard();
  const settings = useCardSettings();
  const labels = usePickerLabels();
  const wide = useMedia(MD);
  const page = useRef<HTMLDivElement>(null);
  const allowed = settings.data?.designs ?? cardDesigns;
  const occasions = settings.data?.occasions ?? cardOccasions;
  const occasion = occasions.includes(start.occasion) ? start.occasion : (occasions[0] ?? "thanks");
  const current = { ...start, occasion };
  const deliverTime = start.deliverTime ?? settings.data?.deliverTime ?? "09:00";
  const first = usePerson(start.to[0]?.id ?? null).data;
  const invited = start.invited ?? closestTeam(first && start.to[0]?.id === first.id ? first.teams : []);
  const design = designOf(current, allowed);
  const years = occasion === "years" ? yearsOf(start.years) : null;
  const names = format.list(start.to.map(({ displayData }) => displayData.firstName ?? displayData.name));
  const guessed =
    start.to.length === 0
      ? t(($) => $.start.nobody)
      : occasion === "years" && years
        ? t(($) => $.guess.yearsCount, { name: names, count: years, n: format.number(years) })
        : t(($) => $.guess[occasion], { name: names });
  const title = start.title.trim() || guessed;
  const today = dayIn(zone, new Date());
  // One that was kept from before may have passed.
  const deliverOn = start.deliverOn < today ? dayIn(zone, new Date(), 1) : start.deliverOn;
  const when = whenText(format, deliverOn, deliverTime);
  const only = start.to.length === 1;
  const sealed = only ? t(($) => $.sealed.there, { when, name: names }) : t(($) => $.sealed.each, { when });
  const change = (part: Partial<Start>) => {
    setFailed({});
    keep({ ...start, ...part });
  };
  const asked = askedOf(invited, [first, me]);
  const none = start.to.length === 0;

  async function handleStart(state: "draft" | "open") {
    if (pending) return;
    setFailed({});
    try {
      const card = await send(
        bodyOf({ ...current, deliverOn }, { title: guessed, design, deliverTime, invited, state }),
      );
      clear();
      onStarted(card);
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const at = (field: string) => details.find(({ path }) => String(path).split(/[.,]/)[0] === field)?.message;
      const found = Object.fromEntries(fields.flatMap((field) => (at(field) ? [[field, at(field)]] : []))) as Failed;
      const first = fields.find((field) => found[field]);
      setFailed(first ? found : { form: say(error) });
      if (first)
        page.current?.querySelector<HTMLElement>(`[data-field~=${first}] :is(input, textarea, button)`)?.focus();
    }
  }
  const front = (look: Pick<ComponentProps<typeof CardFront>, "className" | "size">) => (
    <CardFront design={design} seed={start.to[0]?.id ?? "card"} years={years} {...look} />
  );
  return (
    <div className="card-two">
      <div ref={page} className="min-w-0">
        {wide ? (
          <div className="mb-6">
            <p className="font-display text-display font-[440] track-display">{t(($) => $.start.title)}</p>
            <p className="mt-1 text-base text-ink-2">{t(($) => $.start.lead)}</p>
          </div>
        ) : (
          <div className="mb-6 flex items-center gap-4">
            {front({ className: "h-28 w-20 rounded-sm shadow-2" })}
            <div className="min-w-0">
              <p className="font-display text-loud leading-tight font-[460] text-balance wrap-anywhere track-display">
                <bdi>{title}</bdi>
              </p>
              <p className="mt-1 text-xs text-ink-2">{sealed}</p>
            </div>
          </div>
        )}
        <div className="lines-y">
          <StartStep at={1} title={t(($) => $.start.for)} field="recipientIds">
            <PeoplePicker
              autoFocus={wide}
              value={start.to}
              onChange={(to) => change({ to: to as Recipient[] })}
              search={findRecipients}
              labels={{ ...labels, label: t(($) => $.start.to), placeholder: t(($) => $.start.toHint) }}
              {...(failed.recipientIds && { error: failed.recipientIds })}
            />
            {none && (
              <DayChoice
                onChoose={({ memberDisplayData, type, count, celebratedOn }) =>
                  change({
                    ...{ to: [asRecipient(memberDisplayData)], occasion: occasionOf[type], design: null },
                    ...{ years: type === "anniversary" ? String(count) : "", deliverOn: celebratedOn },
                  })
                }
              />
            )}
          </StartStep>
          <StartStep at={2} title={t(($) => $.start.occasion)} field="occasion years title">
            <OccasionChoice
              occasions={occasions}
              value={occasion}
              onChange={(next) => change({ occasion: next, design: null })}
            />
            <NamedFields
              title={start.title}
              placeholder={none ? undefined : guessed}
              years={occasion === "years" ? start.years : null}
              onChange={change}
              failed={failed}
              className="mt-4"
            />
          </StartStep>
          <StartStep at={3} title={t(($) => $.start.design)} field="design">
            <DesignChoice
              designs={designsOf(occasion, allowed)}
              value={design}
              seed={start.to[0]?.id ?? "card"}
              years={years}
              onChange={(next) => change({ design: next })}
            />
          </StartStep>
          <StartStep
            at={4}
            title={t(($) => $.start.when)}
            note={only ? t(($) => $.start.whenNoteOne, { when, name: names }) : t(($) => $.start.whenNote, { when })}
            field="deliverOn deliverTime"
          >
            <WhenField
              today={today}
              day={deliverOn}
              time={deliverTime}
              remind={start.remind ?? true}
              onChange={change}
              error={failed.deliverOn ?? failed.deliverTime}
            />
          </StartStep>
          <StartStep at={5} title={t(($) => $.start.who)} note={t(($) => $.start.whoNote)} field="sendTo note">
            <PeoplePicker
              value={invited}
              onChange={(invited) => change({ invited: invited as Recipient[] })}
              search={findInvited}
              labels={{ ...labels, label: t(($) => $.start.ask), placeholder: t(($) => $.start.askHint) }}
              {...(failed.sendTo && { error: failed.sendTo })}
            />
            <div className="mt-4">
              <Switch
                checked={start.contributorsInvite}
                onChange={(contributorsInvite) => change({ contributorsInvite })}
                label={t(($) => $.start.others)}
                hint={t(($) => $.start.othersHint)}
              />
            </div>
            <TextArea
              label={t(($) => $.start.note)}
              optional={common(($) => $.form.optional)}
              rows={2}
              maxLength={300}
              value={start.note}
              onChange={({ target }) => change({ note: target.value })}
              className="mt-5"
              {...(failed.note && { error: failed.note })}
            />
          </StartStep>
        </div>
        <div className="card-foot -mx-4 flex flex-wrap items-center justify-end gap-3 px-4 py-3">
          <p className="min-w-0 grow basis-0 text-xs text-ink-2 max-sm:hidden">{t(($) => $.start.later)}</p>
          <FormErrors errors={[failed.form]} />
          <Button kind="quiet" off={pending} onClick={() => void handleStart("draft")}>
            {t(($) => $.start.keep)}
          </Button>
          <Button off={pending} className="max-sm:grow" onClick={() => void handleStart("open")}>
            {asked > 0
              ? t(($) => $.start.submitAsk, { count: asked, n: format.number(asked) })
              : t(($) => $.start.submit)}
          </Button>
        </div>
      </div>
      {wide && <StartPreview {...{ title, names, sealed, deliverOn }} front={front} />}
    </div>
  );
}
