import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { useAlone } from "../../../lib/use-alone.ts";
import { useWeek } from "../data.ts";

function useHello(name: string) {
  const { t } = useTranslation("recognition");
  const hour = new Date().getHours();
  if (hour >= 5 && hour < 12) return t(($) => $.home.morning, { name });
  return hour >= 12 && hour < 18 ? t(($) => $.home.afternoon, { name }) : t(($) => $.home.evening, { name });
}

/** The opening line has counted figures only; its height is reserved while they load. */
function Lede() {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  const { data } = useWeek();
  const alone = useAlone();
  if (!data) return null;
  if (data.recognitions === 0 && alone) return null;
  if (data.recognitions === 0) return t(($) => $.home.ledeNone);
  const people = t(($) => $.home.people, { count: data.people, n: number(data.people) });
  const times = t(($) => $.home.times, { count: data.recognitions, n: number(data.recognitions) });
  return data.forOwnTeams === 0
    ? t(($) => $.home.ledeShort, { people, times })
    : t(($) => $.home.lede, { people, times, mine: number(data.forOwnTeams) });
}

export const Greeting = ({ name }: { name: string }) => {
  const hello = useHello(name);
  return (
    <>
      <p className="font-display text-display font-[440] wrap-anywhere track-display md:pt-3">{hello}</p>
      <p className="mt-2 min-h-12 text-base text-ink-2 max-[22.5rem]:min-h-18 sm:min-h-6">
        <Lede />
      </p>
    </>
  );
};
