import type { PointsException } from "@plaudit/api/points.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Dialog } from "@plaudit/ui/dialog.tsx";
import { PointExceptions } from "@plaudit/ui/entity/point-exceptions.tsx";
import { FormErrors } from "@plaudit/ui/form/form-errors.tsx";

type Props = {
  exceptions: PointsException[];
  requested: number;
  pending: boolean;
  error?: string;
  onBack: () => void;
  onContinue: () => void;
  onClose: () => void;
};

function useWords() {
  const { t } = useTranslation("exceptions");
  const { t: points } = useTranslation("points");
  const { number } = useFormat();
  return ({ type, affectedUserCount: count, details }: { type: string } & Omit<PointsException, "type">) => {
    const users = t(($) => $.users, { count, n: number(count) });
    const adjusted = t(($) => $.adjusted);
    const balance = details.balance ?? 0;
    switch (type) {
      case "restriction":
        return {
          title: t(($) => $.restriction.title),
          text: t(($) => $.restriction.text, { count, users }),
          chip: adjusted,
        };
      case "insufficientPoints":
        return {
          title: t(($) => $.insufficientPoints.title),
          text: t(($) => $.insufficientPoints.text, {
            count,
            users,
            balance: points(($) => $.amount, { count: balance, n: number(balance) }),
          }),
          chip: adjusted,
        };
      case "notEligible":
        return {
          title: t(($) => $.notEligible.title),
          text: t(($) => $.notEligible.text, { count, users }),
          chip: t(($) => $.removed),
        };
      default:
        return { title: t(($) => $.unknown.title), text: t(($) => $.unknown.text) };
    }
  };
}

/** 'Point exceptions': what would change, then one decision; none where nobody would receive anything. */
export function ExceptionsStep({ exceptions, requested, pending, error, onBack, onContinue, onClose }: Props) {
  const { t } = useTranslation("exceptions");
  const { t: send } = useTranslation("recognition");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const format = useFormat();
  const words = useWords();
  const stopped = exceptions.some((exception) => exception.level === "error");
  return (
    <Dialog
      open
      readOnly
      onClose={onClose}
      title={t(($) => $.title)}
      closeLabel={common(($) => $.action.close)}
      width="sm:max-w-[38rem]"
      footer={
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <Button kind={stopped ? "primary" : "line"} onClick={onBack}>
            {send(($) => $.send.back)}
          </Button>
          {!stopped && (
            <Button off={pending} onClick={onContinue}>
              {pending ? send(($) => $.send.submitting) : t(($) => $.continue)}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-3 px-5 pb-5 sm:px-6">
        <PointExceptions
          exceptions={exceptions}
          requested={requested}
          format={format}
          labels={{
            intro: stopped ? t(($) => $.introError) : t(($) => $.intro),
            of: (exception) => words(exception as Parameters<typeof words>[0]),
            from: t(($) => $.from),
            to: t(($) => $.to),
            more: (count) => t(($) => $.more, { count, n: number(count) }),
          }}
        />
        <FormErrors errors={[error]} />
      </div>
    </Dialog>
  );
}
