import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { isFew } from "@plaudit/ui/tv/tv-joiners.tsx";
import { TvNote } from "@plaudit/ui/tv/tv-note.tsx";
import { TvOccasion } from "@plaudit/ui/tv/tv-occasion.tsx";
import { TvSoon } from "@plaudit/ui/tv/tv-soon.tsx";
import { TvWords } from "@plaudit/ui/tv/tv-words.tsx";
import { dayPath } from "../celebrations.ts";
import { PostCode } from "../code.tsx";
import type { Celebration, Recognition } from "../content.ts";
import type { SlideOf } from "../playlist.ts";
import { Recipients } from "../recipients.tsx";
import { Frame, type SlideProps } from "./frame.tsx";

const recipientOf = ({ memberDisplayData: of }: Celebration): Recognition["sendTo"][number] => ({
  id: of.id,
  type: "tenantMember",
  displayData: { ...of, activeMemberCount: null },
});

/** On a lying screen, so that no row has a single one. */
const columnsOf = (count: number) =>
  count <= 2 ? "" : count === 4 ? "landscape:grid-cols-2" : "landscape:grid-cols-3";

export function CelebrationSlide({ slide, moving, around }: SlideProps<SlideOf<"celebration">>) {
  const { t } = useTranslation("tv");
  const format = useFormat();
  const { today, celebrated } = slide;
  const { people, occasion, soon } = celebrated;
  const [first] = people as [Celebration];
  const counted = ({ count }: Celebration) => ({ count, n: format.number(count) });
  const dayOf = ({ celebratedOn }: Celebration) =>
    celebratedOn <= today
      ? t(($) => $.celebration.today)
      : format.date(celebratedOn, { weekday: "long", timeZone: "UTC" });
  const soonOf = (one: Celebration) => ({
    ...{ person: one.memberDisplayData, name: one.memberDisplayData.name, day: dayOf(one) },
    ...{ kind: one.type, years: one.count },
  });
  const to = people.map(recipientOf);
  const code = (
    <PostCode
      channel={around.channel}
      path={dayPath(celebrated)}
      label={t(($) => (occasion ? $.view.day : $.view.celebration))}
      to={to}
    />
  );
  const art = <TvOccasion kind={first.type} years={first.count} picture={first.pictureUrls?.["celebration-desktop"]} />;
  const few = isFew(people);
  if (!occasion)
    return (
      <Frame
        around={around}
        art={few ? art : null}
        share="third"
        lower={<TvNote>{t(($) => $.celebration.week)}</TvNote>}
        code={code}
      >
        <TvWords as="h1" text={t(($) => $.celebration.ahead)} />
        <TvSoon large people={people.map(soonOf)} columns={columnsOf(people.length)} />
      </Frame>
    );
  return (
    <Frame
      around={around}
      art={art}
      lower={
        soon.length > 0 ? (
          <TvSoon
            people={soon.map((one) => ({ ...soonOf(one), name: one.memberDisplayData.firstName }))}
            columns="landscape:grid-cols-2"
          />
        ) : (
          <TvNote>{t(($) => $.celebration.thanks, { name: first.memberDisplayData.firstName })}</TvNote>
        )
      }
      code={code}
    >
      <Recipients sendTo={to} moving={moving} />
      <TvWords
        most={20}
        text={occasion.words ?? t(($) => $.celebration.said[occasion.type], counted(occasion))}
        moving={moving}
      />
    </Frame>
  );
}
