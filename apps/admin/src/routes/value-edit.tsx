import { useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { useParams, useSearchParams } from "react-router";
import { ValueForm } from "../features/value/components/value-form.tsx";
import { useValue } from "../features/value/data.ts";
import { EditScreen } from "../lib/edit-screen.tsx";
import { pathTo } from "../screens.ts";

const skeleton = (
  <div className="grid gap-5" aria-hidden="true">
    <Skeleton className="h-11 w-full max-w-171" />
    <Skeleton className="h-20 w-full max-w-171" />
    <Skeleton className="h-40 w-full" />
  </div>
);

export function Component() {
  const { t } = useTranslation("value");
  const { id } = useParams();
  const [search] = useSearchParams();
  return (
    <EditScreen
      of={useValue(id)}
      adding={!id && { title: t(($) => $.add), form: <ValueForm value={null} /> }}
      title={(value) => (value ? t(($) => $.edit, { name: value.name }) : t(($) => $.title))}
      back={{ to: pathTo("values"), label: t(($) => $.title) }}
      max="max-w-[72rem]"
      skeleton={skeleton}
    >
      {(value, reload) => <ValueForm value={value} adding={search.has("add")} reload={reload} />}
    </EditScreen>
  );
}
