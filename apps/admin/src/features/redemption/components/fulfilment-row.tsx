import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { regionName } from "@plaudit/i18n/region-name.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { Checkbox } from "@plaudit/ui/form/checkbox.tsx";
import { ChevronDown } from "@plaudit/ui/later-icons.tsx";
import { useEffect, useId, useRef } from "react";
import type { Waiting } from "../data.ts";
import type { HandOver } from "../use-hand-over.ts";
import { useRedemptionText } from "../use-redemption-text.ts";
import { useWaited } from "../use-waited.ts";
import { FulfilmentDetails } from "./fulfilment-details.tsx";

type Props = {
  redemption: Waiting;
  /** J and K stand at it. */
  current: boolean;
  open: boolean;
  selected: boolean;
  onSelect: () => void;
  onOpen: (one: Waiting) => void;
  hand: HandOver;
  onDone: (one: Waiting) => void;
  onFail: (one: Waiting) => void;
};

/** What is handed over, and below it, once it is opened, where it goes and what goes with it. */
export function FulfilmentRow(props: Props) {
  const { redemption, current, open, selected, onSelect, onOpen, hand, onDone, onFail } = props;
  const { t, i18n } = useTranslation("redemption-admin");
  const { date } = useFormat();
  const { name } = useRedemptionText();
  const waited = useWaited();
  const row = useRef<HTMLTableRowElement>(null);
  const details = useId();
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const { member, delivery, wishedOn, createdAt, country } = redemption;
  const title = name(redemption);
  const way = delivery?.address ? "address" : delivery?.email ? "email" : wishedOn ? "day" : "hand";
  const what = { reward: title, name: member.name };
  const cell = "h-12 py-1.5 pe-4";
  return (
    <>
      <tr
        ref={row}
        aria-current={current ? "true" : undefined}
        className={`scroll-my-24 border-line border-b hover:bg-canvas ${selected ? "bg-brand-soft hover:bg-brand-soft" : ""}`}
      >
        <td className={`border-s-2 ps-2 ${current ? "border-mark" : "border-transparent"}`}>
          <Checkbox
            className="w-9"
            label=""
            aria-label={t(($) => $.list.select, what)}
            checked={selected}
            onChange={onSelect}
          />
        </td>
        <th scope="row" className={`${cell} text-start font-semibold wrap-anywhere`}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => onOpen(redemption)}
            className="group flex min-h-10 w-full items-center gap-1.5 rounded-sm text-start"
          >
            <span className="min-w-0">
              <bdi className="group-hover:underline">{title}</bdi>{" "}
              <span className="font-normal text-ink-2 max-sm:block sm:sr-only">
                {t(($) => $.list.for, { name: member.name })}
              </span>
            </span>
            <ChevronDown
              className={`size-4 shrink-0 text-ink-3 transition-transform ${open ? "rotate-180" : ""}`}
              aria-hidden="true"
            />
          </button>
        </th>
        <td className={`${cell} wrap-anywhere max-sm:hidden`}>
          <bdi>{member.name}</bdi>
        </td>
        <td className={`${cell} text-ink-2 max-lg:hidden`}>{country ? regionName(i18n.language, country) : "–"}</td>
        <td className={`${cell} max-md:hidden`}>
          {way === "day" && wishedOn
            ? date(`${wishedOn}T12:00:00Z`, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })
            : t(($) => $.how[way])}
        </td>
        <td
          className={`${cell} text-end whitespace-nowrap tabular-nums max-md:pe-0 ${waited.isLong(createdAt) ? "font-semibold text-warn-text" : ""}`}
        >
          {waited.short(createdAt)}
        </td>
        <td className="text-end max-md:hidden">
          <Button
            kind="line"
            size="sm"
            aria-label={t(($) => $.list.doneWith, what)}
            off={hand.decided.busy}
            onClick={() => onDone(redemption)}
          >
            {t(($) => $.list.done)}
          </Button>
        </td>
      </tr>
      {open && (
        <tr id={details} className="border-line border-b bg-canvas">
          <td colSpan={7} className="px-3 py-6 md:px-11">
            <FulfilmentDetails redemption={redemption} hand={hand} onDone={onDone} onFail={onFail} />
          </td>
        </tr>
      )}
    </>
  );
}
