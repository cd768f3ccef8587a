import { ApiError } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Skeleton } from "@plaudit/ui/feedback/skeleton.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { FormDialog } from "@plaudit/ui/form-dialog.tsx";
import { TextLink } from "@plaudit/ui/text-link.tsx";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { LoadFailed } from "../../../lib/load-failed.tsx";
import { pathTo } from "../../../screens.ts";
import { useErase, useErasing } from "../erasure-data.ts";

type Props = { member: { id: string; name: string }; onClose: () => void };
type Failed = { name?: string | undefined; other?: string | undefined };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-sm font-semibold">{title}</h3>
    <div className="mt-1 grid gap-1 text-sm text-ink-2">{children}</div>
  </section>
);

/** Says what goes and what stays; the name is typed, so that nobody is erased by mistake. */
export function EraseDialog({ member, onClose }: Props) {
  const { t } = useTranslation("member");
  const common = useTranslation("common").t;
  const { number } = useFormat();
  const errorText = useErrorText();
  const { data, error, mutate, isValidating } = useErasing(member.id);
  const { erase, busy } = useErase(member.id);
  const [typed, setTyped] = useState("");
  const [failed, setFailed] = useState<Failed>({});
  const field = useRef<HTMLInputElement>(null);
  const runs = data !== undefined && data.orders + data.claims > 0;
  const asks = data !== undefined && !runs;
  // It comes once it is known that nothing stands in the way.
  useEffect(() => {
    if (asks) field.current?.focus();
  }, [asks]);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !asks) return;
    setFailed({});
    try {
      await erase(typed);
      toast.ok(t(($) => $.erase.done));
      onClose();
    } catch (caught) {
      const name = caught instanceof ApiError ? caught.details.find(({ path }) => path === "name")?.message : undefined;
      setFailed(name ? { name } : { other: errorText(caught) });
      if (!name) void mutate();
    }
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(($) => $.erase.title, { name: member.name })}
      labels={{
        close: common(($) => $.action.close),
        cancel: common(($) => $.action.cancel),
        submit: t(($) => $.erase.submit),
        busy: t(($) => $.erase.busy),
      }}
      danger
      busy={busy}
      off={!asks}
      onSubmit={(event) => void handleSubmit(event)}
      error={failed.other}
    >
      <p className="text-sm text-ink-2">{t(($) => $.erase.lead)}</p>
      <Part title={t(($) => $.erase.goes)}>
        <p>{t(($) => $.erase.goesText)}</p>
        {data && data.points > 0 && <p>{t(($) => $.erase.points, { n: number(data.points) })}</p>}
      </Part>
      <Part title={t(($) => $.erase.stays)}>
        <p>{t(($) => $.erase.staysText, { name: t(($) => $.formerColleague) })}</p>
        <p>{t(($) => $.erase.typed)}</p>
        {data?.elsewhere && <p>{t(($) => $.erase.elsewhere)}</p>}
      </Part>
      {runs ? (
        <Part title={t(($) => $.erase.first)}>
          {data.orders > 0 && (
            <TextLink to={pathTo("rewards-reporting")}>{t(($) => $.erase.orders, { n: number(data.orders) })}</TextLink>
          )}
          {data.claims > 0 && (
            <TextLink to={pathTo("incentives-manage")}>{t(($) => $.erase.claims, { n: number(data.claims) })}</TextLink>
          )}
        </Part>
      ) : data ? (
        <TextField
          label={t(($) => $.erase.confirm, { name: member.name })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={failed.name}
          autoComplete="off"
          ref={field}
        />
      ) : error ? (
        <LoadFailed busy={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-11 rounded-md" />
      )}
    </FormDialog>
  );
}
