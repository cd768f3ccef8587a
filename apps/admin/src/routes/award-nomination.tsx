import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { AwardBadge } from "@plaudit/ui/art/badges/award-badge.tsx";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Lock } from "@plaudit/ui/icons.tsx";
import { CalendarClock } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { SM, useMedia } from "@plaudit/ui/use-media.ts";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { AwardSkeleton } from "../features/award/components/award-skeleton.tsx";
import { ExportHead } from "../features/award/components/export-head.tsx";
import type { NominationAction } from "../features/award/components/nomination-dialogs.tsx";
import { NominationStages } from "../features/award/components/nomination-stages.tsx";
import { Nominees } from "../features/award/components/nominees.tsx";
import { type AwardType, fetchNominations, useAwardType } from "../features/award/data.ts";
import { useAwardMenu } from "../features/award/use-award-menu.tsx";
import { useNominationText } from "../features/award/use-nomination-text.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { RowMenu } from "../lib/row-menu.tsx";
import { pathTo } from "../screens.ts";

const JuryVotes = lazy(async () => ({
  default: (await import("../features/award/components/jury-votes.tsx")).JuryVotes,
}));
const JuryResult = lazy(async () => ({
  default: (await import("../features/award/components/jury-result.tsx")).JuryResult,
}));
const NominationDialog = lazy(async () => ({
  default: (await import("../features/award/components/nomination-dialogs.tsx")).NominationDialog,
}));
const verbs = ["end", "extend", "start", "finalize"] as const;
/** On a phone these are in the menu alone. */
const isMinor = (verb: NominationAction) => verb === "end" || verb === "extend";

function Head({ type, shown }: { type: AwardType; shown: string }) {
  const { t } = useTranslation("award-admin");
  const { number } = useFormat();
  const text = useNominationText();
  return (
    <div className="grid items-center gap-x-10 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="flex items-center gap-5">
        <AwardBadge kind={type.badge} urls={type.badgeUrls} className="size-18 shrink-0 sm:size-24" />
        <div className="min-w-0">
          {type.archived && <Badge state="plain">{t(($) => $.archived)}</Badge>}
          <p className="font-display text-title leading-snug font-[460] wrap-anywhere track-display">
            {shown === "jury" && type.nominationStatus === "judging" ? text.votes(type) : text.named(type)}
          </p>
          {type.description && (
            <p className="mt-1 text-sm wrap-anywhere">
              <bdi>{type.description}</bdi>
            </p>
          )}
          <p className="mt-1 text-sm text-ink-2">{text.about(type)}</p>
          {type.stats.winners > 0 && (
            <p className="mt-1 text-sm text-ink-2 tabular-nums">
              {t(($) => $.nominations.winners)} <b className="font-semibold text-ink">{number(type.stats.winners)}</b>
            </p>
          )}
        </div>
      </div>
      <NominationStages type={type} />
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("award-admin");
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useAwardType(id);
  const [asked, setAsked] = useState<NominationAction | null>(null);
  const { menu, question } = useAwardMenu({
    onFailed: query.mutate,
    onDeleted: () => void navigate(pathTo("award-nominations"), { replace: true }),
  });
  const [search, setSearch] = useSearchParams();
  const tab = search.get("show");
  const shown = tab === "jury" || tab === "result" ? tab : "nominees";
  const phone = !useMedia(SM);
  const type = query.data;
  return (
    <EditScreen
      of={query}
      may={(loaded) => loaded.nomination}
      title={(loaded) => loaded?.name ?? t(($) => $.nominations.title)}
      back={{ to: pathTo("award-nominations"), label: t(($) => $.nominations.title) }}
      max="max-w-[74rem]"
      skeleton={<AwardSkeleton below="reasons" />}
      actions={
        type && (
          <>
            {verbs
              .filter((verb) => can(type, verb))
              .map((verb) => (
                <Button
                  key={verb}
                  size="sm"
                  kind={isMinor(verb) ? "line" : "primary"}
                  className={isMinor(verb) ? "max-sm:hidden" : "max-sm:h-11"}
                  onClick={() => setAsked(verb)}
                >
                  {t(($) => $.nominations[verb])}
                </Button>
              ))}
            <RowMenu
              name={type.name}
              entries={[
                ...verbs
                  .filter((verb) => phone && isMinor(verb) && can(type, verb))
                  .map((verb) => ({
                    label: t(($) => $.nominations[verb]),
                    icon: verb === "end" ? <Lock /> : <CalendarClock />,
                    onSelect: () => setAsked(verb),
                  })),
                ...menu(type),
              ]}
            />
          </>
        )
      }
    >
      {(loaded) => (
        <>
          <Head type={loaded} shown={shown} />
          {loaded.judgingDays !== null && (
            <SegmentedControl
              className="mt-8"
              label={t(($) => $.jury.show)}
              value={shown}
              onChange={(next) => setSearch(next === "nominees" ? {} : { show: next }, { replace: true })}
              options={[
                { value: "nominees", label: t(($) => $.nominations.nominees) },
                { value: "jury", label: t(($) => $.jury.tabJury) },
                { value: "result", label: t(($) => $.jury.tabResult) },
              ]}
            />
          )}
          {loaded.judgingDays !== null && shown !== "nominees" ? (
            <div className="mt-7">
              <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                {shown === "jury" ? <JuryVotes type={loaded} /> : <JuryResult type={loaded} />}
              </Suspense>
            </div>
          ) : (
            <section aria-labelledby="nominees" className="mt-10 min-w-0">
              <ExportHead
                id="nominees"
                title={t(($) => $.nominations.nominees)}
                exported={
                  loaded.stats.nominations > 0
                    ? {
                        fetch: () => fetchNominations(loaded.id),
                        file: "award-nominations.csv",
                        label: t(($) => $.nominations.export),
                        done: t(($) => $.nominations.exported),
                      }
                    : null
                }
              />
              <Nominees type={loaded} />
            </section>
          )}
          {question}
          {asked && (
            <Suspense fallback={null}>
              <NominationDialog verb={asked} type={loaded} onClose={() => setAsked(null)} />
            </Suspense>
          )}
        </>
      )}
    </EditScreen>
  );
}
