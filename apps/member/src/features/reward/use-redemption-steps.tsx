import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import type { Step } from "@plaudit/ui/entity/steps.tsx";
import type { Redemption } from "./history-data.ts";

const short = { day: "numeric", month: "short", hour: "numeric", minute: "numeric" } as const;

/** In any direction of text the number stays whole. */
function Reference({ reference }: { reference: string }) {
  const { t } = useTranslation("shop");
  const [before, after] = t(($) => $.step.reference, { reference: "\n" }).split("\n");
  return (
    <>
      {before}
      <bdi className="break-all">{reference}</bdi>
      {after}
    </>
  );
}

/** What somebody wrote, and what is said beside it, each in the direction of its own. */
const Said = ({ words, beside }: { words: string; beside?: string | undefined }) => (
  <>
    {words && <bdi>{words}</bdi>}
    {words && beside && " · "}
    {beside}
  </>
);

/** What happened to a redemption, and what is still to come. */
export function useRedemptionSteps() {
  const { t } = useTranslation("shop");
  const { date, number } = useFormat();
  const at = (time: string | null) => (time ? date(time, short) : undefined);

  function ended(one: Redemption): Step {
    const { status, closedAt, closedBy, declined, reason, message, tracking } = one;
    const when = at(closedAt);
    const back = t(($) => $.step.back, { count: one.points, n: number(one.points) });
    const why = <Said words={reason} beside={back} />;
    if (status === "fulfilled")
      return {
        ...{ label: t(($) => $.step.here), when, state: "done" },
        note: (message || tracking) && (
          <Said words={message} beside={tracking ? t(($) => $.step.tracking, { tracking }) : undefined} />
        ),
      };
    if (status === "failed") return { label: t(($) => $.step.failed), when, state: "off", note: why };
    if (declined) {
      const label = closedBy ? t(($) => $.step.declinedBy, { name: closedBy.name }) : t(($) => $.step.declined);
      return { label, when, state: "off", note: why };
    }
    return { label: t(($) => $.step.cancelled), when, state: "off", note: back };
  }

  function unanswered({ sent, nextAt }: NonNullable<Redemption["order"]>) {
    const again = nextAt && Date.parse(nextAt) > Date.now() && t(($) => $.step.asked, { time: at(nextAt) ?? "" });
    return {
      label: t(($) => $.step.noAnswer),
      note: [t(($) => $.step.tries, { count: sent, n: number(sent) }), again].filter(Boolean).join(" "),
    };
  }

  return (one: Redemption): Step[] => {
    const { createdAt, points, decidedAt, decidedBy, waitsFor, order } = one;
    const left = t(($) => $.step.left, { count: points, n: number(points) });
    const steps: Step[] = [{ label: t(($) => $.step.requested), when: at(createdAt), state: "done", note: left }];
    if (decidedAt)
      steps.push({
        ...{ label: t(($) => $.step.approved), when: at(decidedAt), state: "done" },
        note: decidedBy && t(($) => $.step.by, { name: decidedBy.name }),
      });
    // What was refused before it was taken counts as not sent.
    const sent = order?.sentAt && order.sent > 0 ? order : null;
    if (sent)
      steps.push({
        ...{ label: t(($) => $.step.sent), when: at(sent.sentAt), state: "done" },
        note: <Reference reference={sent.reference} />,
      });
    if (waitsFor === null) return [...steps, ended(one)];
    const open = sent ? unanswered(sent) : { label: t(($) => $.step.waits[waitsFor]) };
    return [
      ...steps,
      { ...open, state: "now" },
      { label: waitsFor === "order" ? t(($) => $.step.hereOrBack) : t(($) => $.step.here), state: "next" },
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
