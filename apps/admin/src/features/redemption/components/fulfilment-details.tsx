import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Check } from "@plaudit/ui/later-icons.tsx";
import type { Waiting } from "../data.ts";
import type { HandOver } from "../use-hand-over.ts";
import { useRedemptionText } from "../use-redemption-text.ts";
import { useDaysRows } from "./days-around.tsx";
import { FulfilPanel } from "./fulfil-panel.tsx";
import { RedemptionView } from "./redemption-view.tsx";

type Props = {
  redemption: Waiting;
  hand: HandOver;
  onDone: (one: Waiting) => void;
  onFail: (one: Waiting) => void;
};

/** What somebody asked for as a whole, what goes with it, and what can be done with it. */
export function FulfilmentDetails({ redemption, hand, onDone, onFail }: Props) {
  const { t } = useTranslation("redemption-admin");
  const format = useFormat();
  const { day } = useRedemptionText();
  const daysRows = useDaysRows();
  const { id, delivery, provider, decidedAt, decidedBy, wishedOn } = redemption;
  const rows = [
    ...daysRows({ wishedOn, around: null }),
    { name: t(($) => $.view.provider), value: provider.name },
    ...(delivery?.email ? [{ name: t(($) => $.how.email), value: delivery.email }] : []),
    ...(decidedAt
      ? [
          {
            name: t(($) => $.view.approvedBy),
            value: format.list([...(decidedBy ? [decidedBy.name] : []), day(decidedAt)]),
          },
        ]
      : []),
  ];
  return (
    <RedemptionView redemption={redemption} rows={rows}>
      <FulfilPanel redemption={redemption} written={hand.noteOf(id)} onChange={(note) => hand.write(id, note)} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button off={hand.decided.busy} className="max-sm:grow" onClick={() => onDone(redemption)}>
          <Check className="size-4.5" aria-hidden="true" />
          {t(($) => $.fulfil.act)}
        </Button>
        <Button kind="line" off={hand.decided.busy} className="max-sm:grow" onClick={() => onFail(redemption)}>
          <X className="size-4.5" aria-hidden="true" />
          {t(($) => $.fail.act)}
        </Button>
      </div>
    </RedemptionView>
  );
}
