import { useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { useLocation, useParams } from "react-router";
import { GiftForm } from "../features/points/gift/components/gift-form.tsx";
import { type Gift, useBanks, useGift } from "../features/points/gift/data.ts";
import { sourceOf } from "../features/points/gift/paths.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { pathTo } from "../screens.ts";

/** The form of each kind of gift; the path names the kind. */
export function Component() {
  const { t } = useTranslation("gift");
  const { id = "new" } = useParams();
  const source = sourceOf(useLocation().pathname);
  const isNew = id === "new";
  const gift = useGift(isNew ? null : id);
  const banks = useBanks();
  const loaded: { id: string; gift: Gift | null } | undefined = isNew
    ? { id, gift: null }
    : gift.data && { id, gift: gift.data };
  return (
    <EditScreen
      key={source}
      of={{
        data: loaded && banks.data && { ...loaded, banks: banks.data.results },
        error: gift.error ?? banks.error,
        isValidating: gift.isValidating || banks.isValidating,
        mutate: () => Promise.all([gift.mutate(), banks.mutate()]),
      }}
      title={(of) => of?.gift?.name ?? t(($) => $.source[source])}
      may={(of) => of.gift === null || of.gift.source === source}
      back={{ to: pathTo("points-celebration"), label: t(($) => $.back) }}
      max="max-w-[74rem]"
      skeleton={<FormSkeleton sections={[3, 2, 2]} />}
    >
      {(of, reload) =>
        of.banks.length === 0 ? (
          <EmptyState
            title={t(($) => $.noBank.title)}
            action={<LinkButton to={pathTo("points-banks")}>{t(($) => $.noBank.act)}</LinkButton>}
          >
            {t(($) => $.noBank.text)}
          </EmptyState>
        ) : (
          <GiftForm gift={of.gift} source={source} banks={of.banks} reload={reload} />
        )
      }
    </EditScreen>
  );
}
