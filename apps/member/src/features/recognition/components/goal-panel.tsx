import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Goal } from "@plaudit/ui/entity/goal.tsx";
import { Panel } from "@plaudit/ui/panel.tsx";
import { PartFailed } from "../../../lib/part-failed.tsx";
import { useGoal } from "../data.ts";

/** The texts of the goal; null while loading, or if none is set. */
export function useGoalWords() {
  const { t } = useTranslation("recognition");
  const format = useFormat();
  const { data } = useGoal();
  if (!data || data.goal === 0) return null;
  const { count, goal } = data;
  const left = Math.max(0, goal - count);
  // A calendar month, '2026-11', so it is formatted in UTC.
  const month = format.date(`${data.month.slice(0, 7)}-15T12:00:00Z`, { month: "long" });
  return {
    count,
    goal,
    title: t(($) => $.goal.title, { month }),
    of: t(($) => $.goal.of, { count: goal, n: format.number(goal) }),
    left: left > 0 ? t(($) => $.goal.left, { count: left, n: format.number(left) }) : t(($) => $.goal.done),
  };
}

export function GoalPanel() {
  const words = useGoalWords();
  const format = useFormat();
  const query = useGoal();
  if (query.error && !query.data)
    return (
      <Panel>
        <PartFailed query={query} />
      </Panel>
    );
  if (!words) return null;
  return (
    <Panel title={words.title} className="text-center [&>div:first-child]:justify-center">
      <Goal count={words.count} goal={words.goal} labels={words} format={format} />
    </Panel>
  );
}
