import { useTranslation } from "@plaudit/i18n/react.ts";
import { RewardPicture } from "@plaudit/ui/art/goods/reward-picture.tsx";
import { inputClass } from "@plaudit/ui/form/input-class.ts";
import { Switch } from "@plaudit/ui/form/switch.tsx";
import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import type { Idea } from "../data.ts";

/** What is chosen, with the price that it has now; what is not chosen is not there. */
export type Chosen = Partial<Record<Idea["idea"], string>>;
type Props = { ideas: Idea[]; chosen: Chosen; onChange: (chosen: Chosen) => void; wrong: (points: string) => boolean };

/** Rewards that need no supplier: each is taken or left, at a price that can be changed. */
export function IdeaList({ ideas, chosen, onChange, wrong }: Props) {
  const { t } = useTranslation("reward-admin");
  return (
    <ul className="mx-auto lines-y max-w-[44rem] border-line border-y">
      {ideas.map(({ idea, name, description, points, art }) => {
        const price = chosen[idea];
        const { [idea]: _, ...others } = chosen;
        return (
          <li key={idea} className="flex items-center gap-4 py-2.5">
            <RewardPicture art={art} className="size-12 shrink-0 rounded-sm max-sm:hidden" />
            <span className="min-w-0 grow">
              <Switch
                checked={price !== undefined}
                onChange={(on) => onChange(on ? { ...chosen, [idea]: String(points) } : others)}
                label={name}
                hint={description}
              />
            </span>
            <label className="flex shrink-0 items-center gap-2 text-xs text-ink-2">
              <span className="sr-only">{t(($) => $.first.price, { name })}</span>
              <input
                className={`${inputClass} h-10 w-22! text-end tabular-nums`}
                inputMode="numeric"
                dir="ltr"
                aria-invalid={(price !== undefined && wrong(price)) || undefined}
                disabled={price === undefined}
                value={price ?? points}
                onChange={({ target }) => onChange({ ...chosen, [idea]: target.value })}
              />
              <span aria-hidden="true" className="max-sm:hidden">
                {t(($) => $.preview.unit, { count: price === undefined ? points : wholeOf(price) || 0 })}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
