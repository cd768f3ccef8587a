import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { Flag } from "@plaudit/ui/icons.tsx";
import type { Item } from "../data.ts";

type Props = {
  label: string;
  items: readonly Item[];
  current: Item;
  onOpen: (item: Item) => void;
  selected: ReadonlySet<string>;
  onToggle: (item: Item) => void;
  more: boolean;
  loadingMore: boolean;
  onMore: () => void;
};

function Entry({ item }: { item: Item }) {
  const { t } = useTranslation("moderation");
  const format = useFormat();
  const count = item.reasons.length + item.words.length;
  return (
    <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <span className="truncate font-semibold" dir="auto">
        {item.author.name}
        {item.to.length > 0 && (
          <>
            {" "}
            <span className="font-normal text-ink-2">{t(($) => $.list.to)}</span> {format.list(item.to)}
          </>
        )}
      </span>
      <span className="text-xs leading-5.5 text-ink-2">{format.ago(item.openedAt)}</span>
      <span className="col-span-2 truncate text-ink-2" dir="auto">
        {item.text}
      </span>
      <span className="col-span-2 mt-1 flex items-center gap-2 text-xs text-ink-2">
        <Flag className="size-3.5 shrink-0" aria-hidden="true" />
        <span className="truncate" dir="auto">
          {[...item.reasons.map(({ reason }) => reason), ...item.words].join(", ")}
        </span>
        {count > 1 && <b className="ms-auto font-semibold text-ink">{format.number(count)}</b>}
      </span>
    </span>
  );
}

export function QueueList({ label, items, current, onOpen, selected, onToggle, more, loadingMore, onMore }: Props) {
  const { t } = useTranslation("moderation");
  const keys = [
    ["J", t(($) => $.list.next)],
    ["K", t(($) => $.list.previous)],
    ["X", t(($) => $.list.choose)],
  ];
  return (
    <div className="flex min-h-0 flex-col border-line border-e max-md:hidden">
      <div className="min-h-0 grow overflow-y-auto">
        <ol aria-label={label} className="lines-y border-line border-b">
          {items.map((item) => (
            <li key={item.id} className="relative">
              <Checkbox
                className="absolute start-4 top-1 z-10 w-9 md:start-8"
                aria-label={t(($) => $.list.select, { name: item.author.name })}
                label=""
                checked={selected.has(item.id)}
                onChange={() => onToggle(item)}
              />
              <button
                type="button"
                aria-current={item.id === current.id ? "true" : undefined}
                onClick={() => onOpen(item)}
                className="flex w-full items-start gap-3 px-4 py-3 text-start text-sm -outline-offset-2 hover:bg-canvas aria-[current]:bg-brand-soft md:ps-8"
              >
                <span aria-hidden="true" className="w-6 shrink-0" />
                <Entry item={item} />
              </button>
            </li>
          ))}
        </ol>
        {more && (
          <div className="p-4 md:ps-8">
            <Button kind="line" size="sm" off={loadingMore} onClick={onMore}>
              {t(($) => $.list.more)}
            </Button>
          </div>
        )}
      </div>
      <p className="flex shrink-0 items-center gap-2 border-line border-t px-4 py-2.5 text-xs text-ink-2 md:ps-8">
        {keys.map(([key, does]) => (
          <span key={key} className="flex items-center gap-1.5">
            <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-xs bg-sunken px-1 font-sans font-semibold rim-line">
              {key}
            </kbd>
            {does}
          </span>
        ))}
      </p>
    </div>
  );
}
