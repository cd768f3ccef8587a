import type { Answer } from "@plaudit/api/client.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CircleAlert } from "@plaudit/ui/icons.tsx";
import type { ReactNode } from "react";
import type { OwnAwardType } from "../data.ts";

type Props = { type: OwnAwardType; preview: Answer<"POST /award/awards/preview"> | undefined; amount: number };

const Row = ({ label, children, strong }: { label: ReactNode; children: ReactNode; strong?: boolean }) => (
  <div
    className={`flex justify-between gap-4 py-1.5 text-sm ${strong ? "mt-1 border-line border-t pt-2.5 font-semibold" : ""}`}
  >
    <dt className={strong ? "" : "text-ink-2"}>{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

/** What the bank holds: what this takes is striped, what is left stays. */
const BankBar = ({ share }: { share: number }) => (
  <div aria-hidden="true" className="mt-1.5 mb-1 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
    <i className="bg-mark" style={{ inlineSize: `${(1 - share) * 100}%` }} />
    <i
      className="grow bg-[repeating-linear-gradient(135deg,var(--t-mark)_0_3px,var(--t-brand-soft)_3px_7px)]"
      style={{ minInlineSize: share > 0 ? 6 : 0 }}
    />
  </div>
);

/** How many receive points, what the bank pays, and what it has left. */
export function PointsSummary({ type, preview, amount }: Props) {
  const { t } = useTranslation("award");
  const { number } = useFormat();
  const people = preview?.recipientCount ?? 0;
  const reached = preview?.pointsRecipientCount ?? 0;
  const total = reached * amount;
  const available = preview?.pointsBankBalance?.available;
  const short = available !== undefined && total > available;
  return (
    <section aria-label={t(($) => $.send.summary)} aria-live="polite" className="rounded-md p-4 rim-line">
      <dl>
        <Row label={t(($) => $.send.people)}>{number(people)}</Row>
        <Row label={t(($) => $.send.reached)}>{number(reached)}</Row>
        <Row label={`${t(($) => $.send.total)} (${number(reached)} × ${number(amount)})`} strong>
          {number(total)}
        </Row>
        {available !== undefined && type.pointsBankName && (
          <>
            {available > 0 && <BankBar share={Math.min(1, total / available)} />}
            <Row label={t(($) => $.send.bank, { bank: type.pointsBankName })}>{number(available)}</Row>
            <Row label={t(($) => $.send.left)}>{number(Math.max(0, available - total))}</Row>
          </>
        )}
      </dl>
      {short && <p className="mt-2 text-sm text-danger-text">{t(($) => $.send.short)}</p>}
    </section>
  );
}

/** Those who are not eligible receive the award all the same. */
export function WithoutPoints({ preview }: Pick<Props, "preview">) {
  const { t } = useTranslation("award");
  const { number } = useFormat();
  const without = (preview?.recipientCount ?? 0) - (preview?.pointsRecipientCount ?? 0);
  if (without <= 0) return null;
  return (
    <p role="status" className="flex gap-3 rounded-md bg-warn-soft px-4 py-3 text-sm text-warn-text">
      <CircleAlert className="mt-px size-5 shrink-0" strokeWidth={1.8} aria-hidden="true" />
      {t(($) => $.send.without, { count: without, n: number(without) })}
    </p>
  );
}
