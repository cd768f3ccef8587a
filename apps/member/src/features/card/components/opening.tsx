import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { OpenEnvelope } from "@plaudit/ui/art/cards/envelope.tsx";
import { PetalField } from "@plaudit/ui/art/petal-field.tsx";
import { Avatar } from "@plaudit/ui/avatar.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { X } from "@plaudit/ui/icons.tsx";
import { Modal } from "@plaudit/ui/modal.tsx";
import type { Card } from "../paper-data.ts";

type Props = { card: Card; name: string; open: boolean; onRead: () => void; onLater: () => void };
const FACES = 7;

/** The card rises out of its envelope, once: a moment before it is read. */
export function Opening({ card, name, open, onRead, onLater }: Props) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const { number, list } = useFormat();
  const { signers, signatureCount: count } = card;
  const named = signers.slice(0, 3).map((one) => one.firstName);
  const others = count - named.length;
  const hands = t(($) => $.opening.title, { name, count, n: number(count) });
  return (
    <Modal open={open} onClose={onLater} label={hands} className="m-0 h-dvh max-h-none w-full max-w-full rounded-none">
      <div className="relative isolate grid min-h-dvh place-items-center overflow-x-hidden overflow-y-auto bg-deep px-6 text-on-deep">
        <PetalField
          rings={7}
          eye={false}
          className="pointer-events-none absolute start-1/2 top-[42%] -z-10 size-[max(110vw,110vh)] -translate-x-1/2 -translate-y-1/2 opacity-45 [mask-image:radial-gradient(circle,#000_16%,transparent_40%)] md:start-[31%] md:top-1/2 rtl:translate-x-1/2"
        />
        <button
          type="button"
          aria-label={common(($) => $.action.close)}
          onClick={onLater}
          className="absolute end-4 top-4 grid size-11 place-items-center rounded-md text-on-deep-2 hover:bg-deep-2"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
        <div className="grid items-center gap-10 py-16 md:grid-cols-[minmax(0,30rem)_minmax(0,24rem)] md:gap-20">
          <OpenEnvelope
            front={(size) => <CardFront design={card.design} seed={card.id} years={card.years} size={size} />}
            className="mx-auto w-full max-w-80 md:max-w-108"
          />
          <div className="max-md:text-center">
            <h1 className="font-display text-[clamp(2.25rem,1.4rem+3.4vw,3.75rem)] leading-[1.06] font-[420] text-balance track-display">
              {hands}
            </h1>
            <p className="mt-4 text-base text-on-deep-2">
              <bdi>{card.title}</bdi>
              {count > 0 &&
                ` · ${others > 0 ? t(($) => $.opening.others, { names: named.join(", "), count: others, n: number(others) }) : list(named)}`}
            </p>
            <span aria-hidden="true" className="mt-6 flex max-md:justify-center" data-theme="light">
              {signers.slice(0, FACES).map((one, n) => (
                <Avatar
                  key={one.id}
                  person={one}
                  size={48}
                  decorative
                  ring="halo-3 [--halo:var(--t-deep)]"
                  className={n > 0 ? "-ms-2" : ""}
                />
              ))}
            </span>
            <div className="mt-8 flex flex-wrap gap-2 max-md:justify-center">
              <Button size="lg" data-autofocus onClick={onRead} className="bg-spark! text-[oklch(0.25_0.03_80)]!">
                {t(($) => $.opening.read)}
              </Button>
              <Button kind="quiet" size="lg" onClick={onLater} className="text-on-deep! hover:bg-deep-2!">
                {t(($) => $.opening.later)}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Modal>
  );
}
