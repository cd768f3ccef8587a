import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Step } from "@plaudit/ui/entity/steps.tsx";
import type { Redemption } from "./history-data.ts";

const short = { day: "numeric", month: "short", hour: "numeric", minute: "numeric" } as const;

/** What happened to a redemption, and what is still to come. */
export function useRedemptionSteps() {
  const { t } = useTranslation("shop");
  const { date, number } = useFormat();
  const at = (time: string | null) => (time ? date(time, short) : undefined);

  function ended(one: Redemption): Step {
    const { status, closedAt, closedBy, declined, reason, message, tracking } = one;
    const when = at(closedAt);
    const back = t(($) => $.step.back, { count: one.points, n: number(one.points) });
    const why = [reason, back].filter(Boolean).join(" · ");
    if (status === "fulfilled")
      return {
        ...{ label: t(($) => $.step.here), when, state: "done" },
        note: [message, tracking && t(($) => $.step.tracking, { tracking })].filter(Boolean).join(" · ") || undefined,
      };
    if (status === "failed") return { label: t(($) => $.step.failed), when, state: "off", note: why };
    if (declined) {
      const label = closedBy ? t(($) => $.step.declinedBy, { name: closedBy.name }) : t(($) => $.step.declined);
      return { label, when, state: "off", note: why };
    }
    return { label: t(($) => $.step.cancelled), when, state: "off", note: back };
  }

  return (one: Redemption): Step[] => {
    const { createdAt, points, decidedAt, decidedBy, waitsFor } = one;
    const left = t(($) => $.step.left, { count: points, n: number(points) });
    const steps: Step[] = [{ label: t(($) => $.step.requested), when: at(createdAt), state: "done", note: left }];
    if (decidedAt)
      steps.push({
        ...{ label: t(($) => $.step.approved), when: at(decidedAt), state: "done" },
        note: decidedBy && t(($) => $.step.by, { name: decidedBy.name }),
      });
    if (waitsFor === null) return [...steps, ended(one)];
    return [
      ...steps,
      { label: t(($) => $.step.waits[waitsFor]), state: "now" },
      { label: t(($) => $.step.here), state: "next" },
    ];
  };
}

const badges = { requested: "warn", approved: "warn", fulfilled: "ok", failed: "danger", cancelled: "plain" } as const;

/** Where it stands, in one word. */
export function useRedemptionState() {
  const { t } = useTranslation("shop");
  return ({ status, waitsFor, declined }: Redemption) => ({
    state: declined ? ("danger" as const) : badges[status],
    label: declined ? t(($) => $.state.declined) : t(($) => $.state[waitsFor === "approval" ? "waiting" : status]),
  });
}
