import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { FormSection } from "@plaudit/ui/form/form-section.tsx";
import { PasswordField } from "@plaudit/ui/form/password-field.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { CircleCheck } from "@plaudit/ui/icons.tsx";
import { RefreshCw } from "@plaudit/ui/later-icons.tsx";
import { SegmentedControl } from "@plaudit/ui/segmented-control.tsx";
import { useState } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { type ConnectionValues, connectionBody, connectionSchema, partsOf } from "../connection-form.ts";
import { type Connection, useTest } from "../data.ts";

type Form = UseFormReturn<ConnectionValues>;
type Outcome = Awaited<ReturnType<ReturnType<typeof useTest>["test"]>>["outcome"];

/** Asks Tango whether what is typed works; nothing of it is kept. */
function Test({ form, hasKeys }: { form: Form; hasKeys: boolean }) {
  const { t } = useTranslation("tango-admin");
  const { number } = useFormat();
  const { test, pending } = useTest();
  const [told, setTold] = useState<{ outcome: Outcome | "failed"; text: string } | null>(null);
  async function handleTest() {
    const read = connectionSchema.safeParse(connectionBody(form.getValues(), hasKeys));
    if (!read.success) return void form.trigger(undefined, { shouldFocus: true });
    setTold(null);
    try {
      const { outcome, balance, code } = await test(partsOf(read.data).place);
      const holds = balance && number(balance.amount / 100, { style: "currency", currency: balance.currency });
      setTold({ outcome, text: t(($) => $.test[outcome], { balance: holds ?? "", code: code ?? "" }) });
    } catch {
      setTold({ outcome: "failed", text: t(($) => $.test.failed) });
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="line" size="sm" className="max-sm:h-11" off={pending} onClick={() => void handleTest()}>
        <RefreshCw className="size-4.5" aria-hidden="true" />
        {pending ? t(($) => $.test.asking) : t(($) => $.test.act)}
      </Button>
      <p role="status" className="min-w-0 text-sm">
        {told && (
          <span
            className={`flex items-center gap-1.5 wrap-anywhere ${told.outcome === "works" ? "text-ok-text" : "text-danger-text"}`}
          >
            {told.outcome === "works" && <CircleCheck className="size-4.5 shrink-0" aria-hidden="true" />}
            {told.text}
          </span>
        )}
      </p>
    </div>
  );
}

/** Which account at Tango, and what opens it. */
export function ConnectionFields({ form, connection }: { form: Form; connection: Connection | null }) {
  const { t } = useTranslation("tango-admin");
  const { date, number } = useFormat();
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control });
  const [system, kind] = useWatch({ control, name: ["system", "keys.kind"] });
  const dirty = { shouldDirty: true } as const;
  const kept = connection?.keys.kind === kind;
  const replaced =
    kept &&
    t(($) => $.keys.replaced, {
      date: date(connection.keys.changedAt, { dateStyle: "long" }),
      name: connection.keys.changedBy?.name ?? "–",
    });
  const secret = (name: "key" | "clientSecret" | "password", label: string) => (
    <PasswordField
      label={label}
      hint={replaced || undefined}
      error={errors.keys?.[name]?.message}
      placeholder={kept ? "••••••••••••••••" : undefined}
      autoComplete="off"
      showLabel={t(($) => $.keys.show)}
      hideLabel={t(($) => $.keys.hide)}
      {...register(`keys.${name}`)}
    />
  );
  const plain = (name: "platform" | "clientId" | "username", label: string) => (
    <TextField
      label={label}
      error={errors.keys?.[name]?.message}
      placeholder={kept ? t(($) => $.keys.kept) : undefined}
      autoComplete="off"
      dir="ltr"
      {...register(`keys.${name}`)}
    />
  );
  const balance = connection?.balance;
  return (
    <FormSection title={t(($) => $.connection.title)} hint={t(($) => $.connection.hint)}>
      <div>
        <p className="mb-1.5 text-sm font-semibold">{t(($) => $.system.label)}</p>
        <SegmentedControl
          label={t(($) => $.system.label)}
          value={system}
          onChange={(next) => setValue("system", next, dirty)}
          options={(["sandbox", "production"] as const).map((value) => ({ value, label: t(($) => $.system[value]) }))}
        />
        <p className="mt-1.5 text-xs text-ink-2">{t(($) => $.system.hint[system])}</p>
      </div>
      <div>
        <p className="mb-1.5 text-sm font-semibold">{t(($) => $.keys.label)}</p>
        <SegmentedControl
          label={t(($) => $.keys.label)}
          value={kind}
          onChange={(next) => setValue("keys.kind", next, dirty)}
          options={(["basic", "oauth"] as const).map((value) => ({ value, label: t(($) => $.keys.kind[value]) }))}
        />
      </div>
      {kind === "basic" ? (
        <>
          {plain(
            "platform",
            t(($) => $.keys.platform),
          )}
          {secret(
            "key",
            t(($) => $.keys.key),
          )}
        </>
      ) : (
        <>
          {plain(
            "clientId",
            t(($) => $.keys.clientId),
          )}
          {secret(
            "clientSecret",
            t(($) => $.keys.clientSecret),
          )}
          {plain(
            "username",
            t(($) => $.keys.username),
          )}
          {secret(
            "password",
            t(($) => $.keys.password),
          )}
        </>
      )}
      <TextField
        label={t(($) => $.customer)}
        hint={t(($) => $.customerHint)}
        error={errors.customer?.message}
        autoComplete="off"
        dir="ltr"
        {...register("customer")}
      />
      <TextField
        label={t(($) => $.account)}
        hint={
          balance
            ? t(($) => $.accountHolds, {
                amount: number(balance.amount / 100, { style: "currency", currency: balance.currency }),
                date: date(balance.at, { dateStyle: "medium", timeStyle: "short" }),
              })
            : undefined
        }
        error={errors.account?.message}
        autoComplete="off"
        dir="ltr"
        {...register("account")}
      />
      <Test form={form} hasKeys={kept} />
    </FormSection>
  );
}
