import { awardTypeBody as contractBody } from "@plaudit/api/award-type.ts";
import { useApps } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { EntityForm } from "@plaudit/ui/form/entity-form.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { pictureKey } from "@plaudit/ui/upload/picture-key.ts";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { AudienceField } from "../../../lib/audience-field.tsx";
import { BadgeField } from "../../../lib/badge-field.tsx";
import { Facts } from "../../../lib/facts.tsx";
import { NameFields } from "../../../lib/name-fields.tsx";
import { useEntityForm } from "../../../lib/use-entity-form.ts";
import { pathTo } from "../../../screens.ts";
import { type AwardType, useSaveAwardType } from "../data.ts";
import { awardTypeBody, awardTypeValues, type Begun, pins } from "../form.ts";
import { AwardPreview } from "./award-preview.tsx";
import { JuryFields } from "./jury-fields.tsx";
import { NominationFields } from "./nomination-fields.tsx";
import { PlacesField, PointsFields } from "./points-fields.tsx";
import { PrizeForecast } from "./prize-forecast.tsx";

type Props = {
  type: AwardType | null;
  nomination: boolean;
  /** What a new one starts with. */
  begun?: Begun | undefined;
  reload?: () => void;
};

export function AwardForm({ type, nomination, begun, reload }: Props) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const navigate = useNavigate();
  const points = useApps().has("points");
  const list = pathTo(nomination ? "award-nominations" : "award-types");
  const entityForm = useEntityForm({
    entity: type,
    values: (of: AwardType | null) => awardTypeValues(of, nomination, begun),
    pictures: (of: AwardType | null) => ({ picture: pictureKey(of?.badgeUrls ?? null) }),
    schema: contractBody,
    body: (typed) => awardTypeBody(type, typed),
    fieldOf: {
      mediaObjectId: "picture",
      budgetItemId: "bankId",
      pinForDays: "pin",
      archived: "active",
      nominationStartAt: "opensAt",
      nominationEndAt: "closesAt",
    },
    fields: {
      name: t(($) => $.form.name),
      description: t(($) => $.form.description),
      badge: t(($) => $.form.badge),
      picture: t(($) => $.form.picture),
      pointsLocked: t(($) => $.form.locked),
      points: t(($) => $.form.points),
      bankId: t(($) => $.form.bank),
      senders: t(($) => $.form.senders),
      nomination: t(($) => $.nominations.title),
      opensAt: t(($) => $.nominations.opensAt),
      closesAt: t(($) => $.nominations.closesAt),
      maxNominations: t(($) => $.nominations.most),
      places: t(($) => $.nominations.winners),
      nominators: t(($) => $.nominations.nominators),
      candidates: t(($) => $.nominations.candidates),
      jury: t(($) => $.jury.members),
      criteria: t(($) => $.jury.looksFor),
      anonymous: t(($) => $.jury.anonymous),
      judgingDays: t(($) => $.jury.days),
      notify: t(($) => $.form.notify),
      pin: t(($) => $.form.pin),
      active: t(($) => $.form.active),
    },
    message: (field) =>
      field.startsWith("senders")
        ? t(($) => $.form.sendersEmpty)
        : field.startsWith("nominators") || field.startsWith("candidates")
          ? t(($) => $.nominations.audienceEmpty)
          : field === "maxNominations"
            ? t(($) => $.nominations.mostWrong)
            : field === "places"
              ? t(($) => $.nominations.placesWrong)
              : field.startsWith("jury")
                ? t(($) => $.jury.membersEmpty)
                : field === "judgingDays"
                  ? t(($) => $.jury.daysWrong)
                  : field === "points"
                    ? t(($) => $.form.pointsWrong)
                    : undefined,
    save: useSaveAwardType(type?.id ?? null),
    saved: () => t(($) => $.form.saved),
    onSaved: () => void navigate(list),
    reload,
  });
  const { form, round } = entityForm;
  const { control, setValue } = form;
  const [name, badge, picture, each, notify, pin, active] = useWatch({
    control,
    name: ["name", "badge", "picture", "points", "notify", "pin", "active"],
  });
  const current = type?.badgeUrls ?? null;
  const shown = picture === undefined ? current : (picture?.urls ?? null);
  const dirty = { shouldDirty: true } as const;
  return (
    <EntityForm form={entityForm} cancel={list}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <FormSection title={t(($) => $.form.badge)} hint={t(($) => $.form.badgeHint)}>
            <BadgeField
              // What is on its way is given up with the other changes.
              key={round}
              control={control}
              name="badge"
              picture="picture"
              label={t(($) => $.form.badge)}
              pictureLabel={t(($) => $.form.picture)}
              kind="award-badge"
              current={current}
            />
          </FormSection>
          <FormSection title={t(($) => $.form.what)}>
            <NameFields
              form={form}
              name={{ field: "name", label: t(($) => $.form.name), most: 80 }}
              description={{
                field: "description",
                label: t(($) => $.form.description),
                hint: nomination ? t(($) => $.nominations.descriptionHint) : t(($) => $.form.descriptionHint),
                most: 150,
              }}
              isNew={type === null}
            />
          </FormSection>
          {points && (
            <FormSection
              title={nomination ? t(($) => $.nominations.receives) : t(($) => $.form.points)}
              hint={nomination ? t(($) => $.nominations.pointsHint) : t(($) => $.form.pointsHint)}
            >
              <PointsFields form={form} same={nomination} type={type} />
            </FormSection>
          )}
          {nomination && !points && (
            <FormSection title={t(($) => $.nominations.receives)}>
              <div className="max-w-88">
                <PlacesField form={form} />
              </div>
            </FormSection>
          )}
          {nomination ? (
            <>
              <NominationFields form={form} opened={type !== null && type.nominationStatus !== "draft"} />
              <JuryFields
                form={form}
                frozen={type !== null && type.nominationStatus !== "draft" && type.nominationStatus !== "open"}
              />
            </>
          ) : (
            <FormSection title={t(($) => $.form.who)}>
              <AudienceField
                form={form}
                name="senders"
                label={t(($) => $.form.senders)}
                error={t(($) => $.form.sendersEmpty)}
                note={t(($) => $.form.sendersNote)}
              />
            </FormSection>
          )}
          <FormSection title={t(($) => $.form.when)}>
            <Switch
              checked={notify}
              onChange={(on) => setValue("notify", on, dirty)}
              label={t(($) => $.form.notify)}
              hint={t(($) => $.form.notifyHint)}
            />
            <div>
              <p className="mb-1.5 text-sm font-semibold">{t(($) => $.form.pin)}</p>
              <SegmentedControl
                label={t(($) => $.form.pin)}
                value={pin}
                onChange={(next) => setValue("pin", next, dirty)}
                options={pins.map((value) => ({
                  value,
                  label:
                    value === "0"
                      ? t(($) => $.form.never)
                      : t(($) => $.form.days, { count: Number(value), n: number(Number(value)) }),
                }))}
              />
            </div>
            {type && (
              <Switch
                checked={active}
                onChange={(on) => setValue("active", on, dirty)}
                label={t(($) => $.form.active)}
                hint={t(($) => $.form.activeHint)}
              />
            )}
          </FormSection>
        </div>
        <div className="pt-4 pb-6 lg:sticky lg:top-20 lg:h-fit">
          <AwardPreview name={name} badge={badge} urls={shown} points={points ? wholeOf(each) : null} />
          {nomination && points && <PrizeForecast control={control} />}
          {type && type.stats.sent > 0 && (
            <div className="mt-5">
              <Facts
                rows={(["sent", "recipients", "senders", "points"] as const)
                  .filter((key) => key !== "points" || points)
                  .map((key) => ({ name: t(($) => $.stats[key]), value: number(type.stats[key]) }))}
              />
            </div>
          )}
          {type && type.stats.sent > 0 && (
            <p className="mt-3 text-xs text-ink-2">
              {t(($) => $.form.keeps, { count: type.stats.sent, n: number(type.stats.sent) })}
            </p>
          )}
        </div>
      </div>
    </EntityForm>
  );
}
