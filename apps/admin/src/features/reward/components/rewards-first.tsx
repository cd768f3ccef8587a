import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { FieldError } from "@plaudit/ui/form/field-error.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { type ReactNode, useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { RowsSkeleton } from "../../../lib/rows-skeleton.tsx";
import { type Idea, useIdeas, useOfferIdeas } from "../data.ts";
import { useRewardText } from "../use-reward-text.ts";
import { type Chosen, IdeaList } from "./idea-list.tsx";

/** So many are chosen to begin with. */
const FIRST = 3;
const isWrong = (points: string) => !(wholeOf(points) >= 1 && wholeOf(points) <= 1_000_000);

type Props = { providerId?: string; title: string; text: string; onOffered: () => void; besides?: ReactNode };

/** For a store with nothing in it: ideas that need no supplier, some of them chosen already. */
export function RewardsFirst(props: Props) {
  const { data, error, isValidating, mutate } = useIdeas();
  if (error && !data) return <LoadFailed busy={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className="mx-auto max-w-[44rem] pt-14" aria-hidden="true">
        <Skeleton className="mx-auto h-32 w-44 rounded-lg" />
        <Skeleton className="mx-auto mt-6 h-7 w-80 max-w-full" />
        <Skeleton className="mx-auto mt-3 mb-12 h-3.5 w-64 max-w-full" />
        <RowsSkeleton picture columns={1} height="py-2.5" />
      </div>
    );
  return <Choice {...props} ideas={data.results} />;
}

function Choice({ providerId, title, text, onOffered, besides, ideas }: Props & { ideas: Idea[] }) {
  const { t } = useTranslation("reward-admin");
  const { number } = useRewardText();
  const errorText = useErrorText();
  const { offer, busy } = useOfferIdeas();
  const [chosen, setChosen] = useState<Chosen>(
    Object.fromEntries(ideas.slice(0, FIRST).map(({ idea, points }) => [idea, String(points)])),
  );
  const [failed, setFailed] = useState<string>();
  const taken = ideas.filter(({ idea }) => chosen[idea] !== undefined);
  async function handleOffer() {
    if (taken.some(({ idea }) => isWrong(chosen[idea] ?? ""))) return setFailed(t(($) => $.first.priceWrong));
    setFailed(undefined);
    try {
      const made = await offer({
        ...(providerId && { providerId }),
        ideas: taken.map(({ idea }) => ({ idea, points: wholeOf(chosen[idea] ?? "") })),
      });
      const { length } = made.results;
      toast.ok(t(($) => $.first.offered, { count: length, n: number(length) }));
      onOffered();
    } catch (error) {
      setFailed((error instanceof ApiError && error.details[0]?.message) || errorText(error));
    }
  }
  return (
    <>
      <EmptyState
        title={title}
        art="weave"
        tone={165}
        action={
          <>
            <Button off={busy || taken.length === 0} onClick={() => void handleOffer()}>
              {t(($) => $.first.offer, { count: taken.length, n: number(taken.length) })}
            </Button>
            {besides}
          </>
        }
      >
        {text}
      </EmptyState>
      {failed && (
        <div className="mx-auto mb-3 max-w-[44rem]">
          <FieldError>{failed}</FieldError>
        </div>
      )}
      <IdeaList ideas={ideas} chosen={chosen} onChange={setChosen} wrong={isWrong} />
    </>
  );
}
