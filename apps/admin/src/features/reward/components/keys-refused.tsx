import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { pathTo } from "../../../screens.ts";
import { useProviders } from "../data.ts";

/** Said wherever somebody would look for what does not arrive, until the keys are put right. */
export function KeysRefused({ className }: { className: string }) {
  const { t } = useTranslation("reward-admin");
  const { date } = useFormat();
  const since = useProviders().data?.results.find(({ refusedSince }) => refusedSince)?.refusedSince;
  if (!since) return null;
  return (
    <p className={`rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-text ${className}`}>
      {t(($) => $.refused.text, { time: date(since, { dateStyle: "medium", timeStyle: "short" }) })}{" "}
      <TextLink to={pathTo("rewards-tango")} className="whitespace-nowrap text-danger-text!">
        {t(($) => $.refused.act)}
      </TextLink>
    </p>
  );
}
