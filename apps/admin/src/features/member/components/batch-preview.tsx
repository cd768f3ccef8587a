import type { MemberBatch } from "@plaudit/api/member-batch.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";

type Props = { batch: MemberBatch; busy: boolean; onLeaveOut: (ids: string[]) => void };

/** How many change, how many are so already, and by name who cannot. */
export function BatchPreview({ batch, busy, onLeaveOut }: Props) {
  const { t } = useTranslation("member");
  const format = useFormat();
  const { changing, unchanged, exceptions } = batch;
  const rest = exceptions.total - exceptions.results.length;
  return (
    <>
      <p role="status" className="text-sm">
        {changing > 0 ? (
          <span className="font-semibold">
            {t(($) => $.batch.changing, { count: changing, n: format.number(changing) })}
          </span>
        ) : (
          t(($) => $.batch.nobody)
        )}
        {unchanged > 0 && (
          <span className="text-ink-2">
            {" · "}
            {t(($) => $.batch.unchanged, { count: unchanged, n: format.number(unchanged) })}
          </span>
        )}
      </p>
      {exceptions.total > 0 && (
        <div role="alert" className="rounded-md bg-warn-soft p-4 text-sm text-warn-text">
          <p className="font-semibold">
            {t(($) => $.batch.against, { count: exceptions.total, n: format.number(exceptions.total) })}
          </p>
          <p>{t(($) => $.batch.againstText)}</p>
          <ul className="my-3 grid max-h-48 gap-1 overflow-y-auto">
            {exceptions.results.map(({ member, type }) => (
              <li key={member.id} className="flex justify-between gap-3">
                <bdi className="truncate font-medium">{member.name}</bdi>
                <span className="shrink-0">{t(($) => $.batch.exception[type])}</span>
              </li>
            ))}
            {rest > 0 && <li>{t(($) => $.batch.andMore, { count: rest, n: format.number(rest) })}</li>}
          </ul>
          <Button
            kind="line"
            size="sm"
            off={busy}
            onClick={() => onLeaveOut(exceptions.results.map(({ member }) => member.id))}
          >
            {t(($) => $.batch.leaveOut)}
          </Button>
        </div>
      )}
    </>
  );
}
