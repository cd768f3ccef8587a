import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { PointGlyph } from "@plaudit/ui/art/glyphs.tsx";
import { celebrate } from "@plaudit/ui/celebrate.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Info } from "@plaudit/ui/icons.tsx";
import { Smartphone } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { type ReactNode, useState } from "react";
import { pathTo } from "../../../screens.ts";
import type { OwnClaim, OwnIncentive } from "../data.ts";
import { isHad } from "../use-terms.ts";
import { ClaimForm } from "./claim-form.tsx";
import { IncentiveBand } from "./incentive-band.tsx";

const Note = ({ icon: Icon, title, children }: { icon: typeof Info; title: string; children?: ReactNode }) => (
  <div role="status" className="mt-7 flex gap-3 rounded-md bg-sunken p-4 text-sm">
    <Icon className="size-5 shrink-0 text-ink-2" aria-hidden="true" />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {children && <p className="mt-0.5 text-ink-2">{children}</p>}
    </div>
  </div>
);

/** Why there is nothing to fill in. */
function Closed({ incentive }: { incentive: OwnIncentive }) {
  const { t } = useTranslation("incentive");
  const { date } = useFormat();
  const { status, opensAt, own } = incentive;
  const early = opensAt !== null && new Date(opensAt) > new Date();
  const title =
    status === "ended"
      ? t(($) => $.closed.ended)
      : early
        ? t(($) => $.closed.early, { date: date(opensAt) })
        : isHad(incentive)
          ? t(($) => $.closed.had)
          : own.left === 0
            ? t(($) => $.closed.noneLeft)
            : t(($) => $.closed.other);
  return <Note icon={Info} title={title} />;
}

/** What was claimed by a code, which nobody has to look at. */
function Claimed({ points: amount }: { points: number }) {
  const { t } = useTranslation("incentive");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  return (
    <div role="status" className="mt-7 grid justify-items-start gap-2 rounded-md bg-brand-soft p-5">
      <p className="flex items-center gap-3 font-display text-display leading-none font-[460]">
        <PointGlyph className="size-8 text-brand-text" />
        {points(($) => $.amount, { count: amount, n: number(amount) })}
      </p>
      <p className="text-sm text-ink-2">{t(($) => $.scan.done)}</p>
      <LinkButton kind="line" className="mt-2" to={pathTo("incentives")}>
        {t(($) => $.page.back)}
      </LinkButton>
    </div>
  );
}

type Props = { incentive: OwnIncentive; code: string | null; onScanned: () => void };

/** The incentive, and below it what claims it. */
export function ClaimPaper({ incentive, code, onScanned }: Props) {
  const { t } = useTranslation("incentive");
  const [claimed, setClaimed] = useState<OwnClaim | null>(null);
  const { name, description, proof } = incentive;
  function handleClaimed(claim: OwnClaim) {
    if (proof !== "code") return toast.ok(t(($) => $.form.sent));
    setClaimed(claim);
    onScanned();
    void celebrate(document.body, []);
  }
  const unscanned = proof === "code" && !code;
  return (
    <section aria-label={name} className="overflow-hidden rounded-lg bg-surface shadow-2">
      <IncentiveBand incentive={incentive} tall />
      <div className="p-5 pt-11 sm:p-8 sm:pt-12">
        <p className="font-display text-display font-[440] wrap-anywhere track-display">
          <bdi>{name}</bdi>
        </p>
        <p className="mt-1.5 max-w-[56ch] text-base text-ink-2 wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
        {claimed ? (
          <Claimed points={claimed.points} />
        ) : !can(incentive, "claim") ? (
          <Closed incentive={incentive} />
        ) : unscanned ? (
          <Note icon={Smartphone} title={t(($) => $.scan.title)}>
            {t(($) => $.scan.text)}
          </Note>
        ) : (
          <ClaimForm incentive={incentive} code={code} onClaimed={handleClaimed} />
        )}
      </div>
    </section>
  );
}
