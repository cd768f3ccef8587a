import { can } from "@plaudit/api/permissions.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Badge } from "@plaudit/ui/badge.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { useState } from "react";
import { type Order, useOpenOrders, useOrderVerbs } from "../data.ts";

const badges = { waiting: "plain", unknown: "warn", pending: "plain", complete: "ok", failed: "danger" } as const;

/** Those that are not over: what is known of each, and what may be done about it. */
export function OpenOrders() {
  const { t } = useTranslation("tango-admin");
  const { t: common } = useTranslation();
  const { number, ago } = useFormat();
  const errorText = useErrorText();
  const { items, more, loadMore, loadingMore } = useOpenOrders();
  const { ask, giveUp, busy } = useOrderVerbs();
  const [giving, setGiving] = useState<Order | null>(null);
  const attempt = (change: Promise<unknown>, done: string) =>
    change.then(
      () => toast.ok(done),
      (error: unknown) => toast.error(errorText(error)),
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="h-open-orders" className="border-line border-t py-7">
      <h2 id="h-open-orders" className="text-base font-semibold">
        {t(($) => $.orders.title)}
      </h2>
      <p className="mt-1 mb-3 max-w-171 text-sm text-ink-2">{t(($) => $.orders.hint)}</p>
      <ul className="lines-y border-line border-y">
        {items.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <div className="min-w-0 grow basis-64">
              <p className="font-semibold wrap-anywhere">
                <bdi>{order.reward}</bdi>{" "}
                {number(order.value.amount / 100, { style: "currency", currency: order.value.currency })}
              </p>
              <p className="text-xs text-ink-2 wrap-anywhere tabular-nums">
                {order.attempts === 0
                  ? t(($) => $.orders.unsent, { name: order.member?.name ?? "–", ago: ago(order.createdAt) })
                  : t(($) => $.orders.of, {
                      name: order.member?.name ?? "–",
                      ago: ago(order.createdAt),
                      count: order.attempts,
                      n: number(order.attempts),
                    })}
                {order.problem && ` · ${order.problem}`}
              </p>
            </div>
            <Badge state={badges[order.state]}>{t(($) => $.orders.state[order.state])}</Badge>
            {can(order, "giveUp") && (
              <Button kind="quiet" size="sm" className="max-sm:h-11" onClick={() => setGiving(order)}>
                {t(($) => $.orders.giveUp)}
              </Button>
            )}
            {can(order, "ask") && (
              <Button
                kind="line"
                size="sm"
                className="max-sm:h-11"
                off={busy}
                aria-label={t(($) => $.orders.askAbout, { name: order.reward })}
                onClick={() =>
                  void attempt(
                    ask(order.id),
                    t(($) => $.orders.asked),
                  )
                }
              >
                {t(($) => $.orders.ask)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <Button kind="line" className="mt-4" off={loadingMore} onClick={() => void loadMore()}>
          {t(($) => $.orders.more)}
        </Button>
      )}
      <ConfirmDialog
        open={giving !== null}
        title={t(($) => $.orders.giveUpTitle)}
        confirmLabel={t(($) => $.orders.giveUp)}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger
        busy={busy}
        onConfirm={() =>
          void attempt(
            giveUp(giving?.id ?? ""),
            t(($) => $.orders.givenUp),
          ).then(() => setGiving(null))
        }
        onCancel={() => setGiving(null)}
      >
        {t(($) => $.orders.giveUpText)}
      </ConfirmDialog>
    </section>
  );
}
