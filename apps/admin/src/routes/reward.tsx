import { can } from "@plaudit/api/permissions.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { EmptyState } from "@plaudit/ui/feedback/empty-state.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useParams, useSearchParams } from "react-router";
import { RewardForm } from "../features/reward/components/reward-form.tsx";
import { RewardState } from "../features/reward/components/reward-state.tsx";
import { useProvider, useProviders, useReward, useSettings } from "../features/reward/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { FormSkeleton } from "../lib/form-skeleton.tsx";
import { NotFound } from "../lib/not-found.tsx";
import { pathTo } from "../screens.ts";

const skeleton = <FormSkeleton sections={[3, 3, 2, 3]} />;

/** Of which store, and whether it begins as another one, stands in the address. */
function NewReward() {
  const { t } = useTranslation("reward-admin");
  const [search] = useSearchParams();
  const copied = useReward(search.get("from"));
  const providers = useProviders();
  const settings = useSettings();
  const wanted = copied.data?.providerId ?? search.get("store");
  const open = providers.data?.results.filter(({ kind }) => kind !== "tango");
  const provider = wanted ? open?.find(({ id }) => id === wanted) : open?.[0];
  const page = {
    title: () => t(($) => $.newReward),
    back: provider
      ? { to: pathTo("rewards-store", { id: provider.id }), label: t(($) => $.backToStore) }
      : { to: pathTo("rewards-setup"), label: t(($) => $.backToSetup) },
    max: "max-w-[74rem]",
    skeleton,
  };
  if (copied.error?.status === 404) return <NotFound />;
  if (open && !provider && (wanted === null || !search.has("from")))
    return (
      <Page title={t(($) => $.newReward)} back={page.back}>
        <EmptyState
          title={t(($) => $.empty.noStore)}
          action={<LinkButton to={pathTo("rewards-setup")}>{t(($) => $.empty.toSetup)}</LinkButton>}
        >
          {t(($) => $.empty.noStoreText)}
        </EmptyState>
      </Page>
    );
  const failed = [copied, providers, settings].find(({ error, data }) => error && !data);
  const ready = provider && settings.data && (!search.has("from") || copied.data);
  return (
    <EditScreen
      {...page}
      of={{
        ...(ready && { data: { id: "new" } }),
        ...(failed?.error && { error: failed.error }),
        isValidating: failed?.isValidating ?? false,
        mutate: () => Promise.all([providers.mutate(), settings.mutate(), copied.mutate()]),
      }}
    >
      {() =>
        provider && (
          <RewardForm reward={null} provider={provider} copied={copied.data} worths={settings.data?.worth ?? []} />
        )
      }
    </EditScreen>
  );
}

function OneReward({ id }: { id: string }) {
  const { t } = useTranslation("reward-admin");
  const reward = useReward(id);
  const provider = useProvider(reward.data?.providerId);
  const settings = useSettings();
  const failed = reward.error || provider.error || settings.error;
  return (
    <EditScreen
      of={{
        ...(reward.data && provider.data && settings.data && { data: reward.data }),
        ...(failed && { error: failed }),
        isValidating: reward.isValidating,
        mutate: () => Promise.all([reward.mutate(), provider.mutate(), settings.mutate()]),
      }}
      title={(loaded) => loaded?.name ?? t(($) => $.reward)}
      back={{
        to: reward.data ? pathTo("rewards-store", { id: reward.data.providerId }) : pathTo("rewards-setup"),
        label: t(($) => $.backToStore),
      }}
      max="max-w-[74rem]"
      skeleton={skeleton}
      may={(loaded) => can(loaded, "edit")}
      chips={reward.data && <RewardState reward={reward.data} />}
    >
      {(loaded, reload) =>
        provider.data && (
          <RewardForm reward={loaded} provider={provider.data} worths={settings.data?.worth ?? []} reload={reload} />
        )
      }
    </EditScreen>
  );
}

export function Component() {
  const { id } = useParams();
  return id ? <OneReward id={id} /> : <NewReward />;
}
