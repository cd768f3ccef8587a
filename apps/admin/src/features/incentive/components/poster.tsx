import "../poster.css";
import type { IncentiveCode } from "@plaudit/api/incentive.ts";
import { useTenant } from "@plaudit/api/react";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Logo } from "@plaudit/ui/logo.tsx";
import { QrCode } from "@plaudit/ui/qr-code.tsx";
import type { Incentive } from "../data.ts";

export interface PosterWords {
  headline: string;
  text: string;
}
/** `wide` is for a screen, of whatever shape; paper is upright. */
type Props = { incentive: Incentive; code: IncentiveCode | undefined; words: PosterWords; wide?: boolean };

/** Beside the code there is half of a screen: the more there is to read, the smaller it is. */
const sizeBeside = ({ length }: string) => (length > 28 ? 7.5 : length > 16 ? 9 : 11);

/** What hangs on a wall: what it is for, what it gives, and the code that claims it. */
export function Poster({ incentive, code, words, wide }: Props) {
  const { t } = useTranslation("incentive-admin");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  const tenant = useTenant();
  const { inAll } = incentive;
  const size = wide ? "cqmin" : "cqw";
  return (
    <div className="poster relative isolate size-full overflow-hidden bg-deep text-on-deep">
      <PetalField className="absolute -end-1/4 -top-1/6 -z-10 size-[95%] overflow-visible opacity-55" />
      <div className={`flex size-full gap-[6%] p-[7%] ${wide ? "poster-wall items-center" : "flex-col"}`}>
        <div className={`flex min-h-0 min-w-0 grow flex-col ${wide ? "self-stretch" : ""}`}>
          <div className="flex shrink-0" style={{ fontSize: `${wide ? 5.9 : 3.8}${size}` }}>
            <Logo name={tenant?.name ?? ""} logoUrls={tenant?.logoUrls ?? null} onDeep className="poster-logo" />
          </div>
          <p
            className={`font-display leading-[1.05] font-[440] wrap-anywhere track-display ${wide ? "mt-[7%]" : "mt-[12%]"}`}
            style={{ fontSize: `${wide ? sizeBeside(words.headline) : 11}${size}` }}
          >
            <bdi>{words.headline}</bdi>
          </p>
          <p
            className={`mt-[4%] leading-snug text-on-deep-2 wrap-anywhere ${wide ? "" : "max-w-[75%]"}`}
            style={{ fontSize: `4${size}` }}
          >
            <bdi>{words.text}</bdi>
          </p>
          <div className={`mt-auto flex items-end gap-[5%] ${wide ? "" : "justify-between"}`}>
            <div className="min-w-0">
              <p
                className="flex items-center gap-[.3em] font-display leading-none font-[460]"
                style={{ fontSize: `6.5${size}` }}
              >
                <PointGlyph className="size-[1em] shrink-0 text-spark" />
                {points(($) => $.amount, { count: incentive.points, n: number(incentive.points) })}
              </p>
              <p className="mt-[.8em] text-on-deep-2" style={{ fontSize: `${wide ? 3.4 : 2.6}${size}` }}>
                {t(($) => $.poster.how)}
                {inAll !== null && ` ${t(($) => $.poster.until, { n: number(inAll) })}`}
              </p>
            </div>
            {!wide && (
              <div className="w-[34%] shrink-0">
                <Code code={code} name={incentive.name} />
              </div>
            )}
          </div>
        </div>
        {wide && (
          <div className="poster-wall-code aspect-square shrink-0">
            <Code code={code} name={incentive.name} />
          </div>
        )}
      </div>
    </div>
  );
}

/** One that has changed meanwhile, and could not be loaded again, is not shown: it claims nothing. */
function Code({ code, name }: { code: IncentiveCode | undefined; name: string }) {
  const { t } = useTranslation("incentive-admin");
  if (!code)
    return (
      <p
        role="status"
        className="grid aspect-square w-full place-items-center rounded-md bg-white/90 p-4 text-center text-xs text-[#16211d]"
      >
        {t(($) => $.poster.loading)}
      </p>
    );
  return <QrCode wide value={code.url} title={t(($) => $.poster.code, { name })} />;
}
