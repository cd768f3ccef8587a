import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { Laptop, Printer } from "@plaudit/ui/later-icons.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useRef, useState } from "react";
import { useParams } from "react-router";
import { PosterEditor, type PosterSize } from "../features/incentive/components/poster-editor.tsx";
import { useCode, useIncentive } from "../features/incentive/data.ts";
import { LoadFailed } from "../lib/load-failed.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { pathTo } from "../screens.ts";

/** The poster with what may be changed of it. A code that changes all the time is for screens alone. */
export function Component() {
  const { t } = useTranslation("incentive-admin");
  const { id } = useParams();
  const { data: incentive, error, isValidating, mutate } = useIncentive(id);
  const byCode = incentive?.proof === "code";
  const code = useCode(byCode ? id : undefined);
  const [chosen, setChosen] = useState<PosterSize | null>(null);
  const wall = useRef<HTMLDivElement>(null);
  const size = chosen ?? (incentive?.rotating ? "screen" : "a4");
  if (error?.status === 404 || error?.status === 400 || (incentive && !byCode)) return <NotFound />;
  return (
    <Page
      title={incentive ? t(($) => $.poster.title, { name: incentive.name }) : t(($) => $.title)}
      back={{ to: pathTo("incentives-manage"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      actions={
        size === "screen" ? (
          <Button size="sm" className="max-sm:h-11" off={!code} onClick={() => void wall.current?.requestFullscreen()}>
            <Laptop className="size-4.5" aria-hidden="true" />
            <span className="max-sm:sr-only">{t(($) => $.poster.show)}</span>
          </Button>
        ) : (
          <Button size="sm" className="max-sm:h-11" off={!code} onClick={() => print()}>
            <Printer className="size-4.5" aria-hidden="true" />
            {t(($) => $.poster.print)}
          </Button>
        )
      }
    >
      {incentive ? (
        <PosterEditor key={incentive.id} incentive={incentive} code={code} size={size} onSize={setChosen} wall={wall} />
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="mx-auto aspect-[1/1.414] w-full max-w-[34rem]" />
      )}
    </Page>
  );
}
