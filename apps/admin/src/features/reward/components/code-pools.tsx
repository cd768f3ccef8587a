import { can } from "@plaudit/api/permissions.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { lazy, Suspense, useState } from "react";
import { type Codes, type Reward, useCodes } from "../data.ts";
import { isLow } from "../stock.ts";
import { useRewardText } from "../use-reward-text.ts";

const CodesDialog = lazy(async () => ({ default: (await import("./codes-dialog.tsx")).CodesDialog }));

function Last({ last: { at, added, by } }: { last: NonNullable<Codes["last"]> }) {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const { date } = useFormat();
  const values = { count: added, n: number(added), date: date(at, { dateStyle: "medium" }) };
  return (
    <p className="text-xs text-ink-2">
      {by ? t(($) => $.codes.lastBy, { ...values, name: by.name }) : t(($) => $.codes.last, values)}
    </p>
  );
}

/** What each variant's pool held and still holds, the file that was added last, and the way to fill it. */
export function CodePools({ reward }: { reward: Reward }) {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const codes = useCodes(reward.id).data;
  const [filling, setFilling] = useState<Reward["variants"][number] | null>(null);
  return (
    <>
      <ul className="lines-y rounded-md px-4 rim-line">
        {reward.variants.map((variant) => {
          const left = variant.stock ?? 0;
          const { given, expired } = codes?.results.find(({ variantId }) => variantId === variant.id) ?? {};
          return (
            <li key={variant.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
              <p className="min-w-0 grow text-sm">
                {variant.name && (
                  <b className="block font-semibold">
                    <bdi>{variant.name}</bdi>
                  </b>
                )}
                <span className={isLow(left, reward) ? "font-semibold text-warn-text" : "text-ink-2"}>
                  {t(($) => $.codes.left, { count: left, n: number(left) })}
                </span>
                {given !== undefined && expired !== undefined && (
                  <span className="text-ink-2 tabular-nums">
                    {" · "}
                    {t(($) => $.codes.given, { count: given, n: number(given) })}
                    {" · "}
                    {t(($) => $.codes.expired, { count: expired, n: number(expired) })}
                  </span>
                )}
              </p>
              {can(reward, "addCodes") && (
                <Button
                  kind="soft"
                  size="sm"
                  aria-label={variant.name ? t(($) => $.codes.addTo, { name: variant.name }) : t(($) => $.codes.add)}
                  onClick={() => setFilling(variant)}
                >
                  {t(($) => $.codes.add)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {codes?.last && <Last last={codes.last} />}
      <Suspense fallback={null}>
        {filling && <CodesDialog reward={reward} variant={filling} onClose={() => setFilling(null)} />}
      </Suspense>
    </>
  );
}
