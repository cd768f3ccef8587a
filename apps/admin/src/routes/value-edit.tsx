import { useTranslation } from "@plaudit/i18n/react.ts";
import { Bone } from "@plaudit/ui/feedback/bone.tsx";
import { ErrorState } from "@plaudit/ui/feedback/error-state.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { ValueForm } from "../features/value/components/value-form.tsx";
import { useValue } from "../features/value/data.ts";
import { NotFound } from "./not-found.tsx";

export function Component() {
  const { t } = useTranslation("values");
  const common = useTranslation("common").t;
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const { data, error, mutate, isValidating } = useValue(id);
  const [read, setRead] = useState(0);
  if (error && (error.status === 404 || error.status === 400)) return <NotFound />;
  return (
    <Page
      title={data ? t(($) => $.edit, { name: data.name }) : t(($) => $.title)}
      back={{ to: "/values", label: t(($) => $.title) }}
      max="max-w-[72rem]"
    >
      {data ? (
        <ValueForm
          key={read}
          value={data}
          adding={search.has("add")}
          onReload={() => void mutate().then(() => setRead(read + 1))}
        />
      ) : error ? (
        <ErrorState
          title={common(($) => $.failed.title)}
          retry={common(($) => $.action.retry)}
          busy={isValidating}
          onRetry={() => void mutate()}
        >
          {common(($) => $.failed.text)}
        </ErrorState>
      ) : (
        <div className="grid gap-5" aria-hidden="true">
          <Bone className="h-11 w-full max-w-171" />
          <Bone className="h-20 w-full max-w-171" />
          <Bone className="h-40 w-full" />
        </div>
      )}
    </Page>
  );
}
