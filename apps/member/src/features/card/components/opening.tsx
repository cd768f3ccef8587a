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
  const faces = signers.slice(0, FACES);
  const others = count - named.length;
  const hands = t(($) => $.opening.title, { name, count, n: number(count) });
  return (
    <Modal open={open} onClose={onLater} label={hands} className="h-dvh w-full max-w-full">
      <div className="card-opened bg-deep text-on-deep">
        <PetalField rings={7} eye={false} className="card-petals" />
        <button
          type="button"
          aria-label={common(($) => $.action.close)}
          onClick={onLater}
          className="card-leave grid size-11 place-items-center rounded-md text-on-deep-2"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
        <div className="card-opening">
          <OpenEnvelope
            front={(size) => <CardFront design={card.design} seed={card.id} years={card.years} size={size} />}
          />
          <div>
            <h1 className="font-display font-[420] text-balance track-display">{hands}</h1>
            <p className="mt-4 text-base text-on-deep-2">
              <bdi>{card.title}</bdi>
              {count > 0 &&
                ` · ${others > 0 ? t(($) => $.opening.others, { names: named.join(", "), count: others, n: number(others) }) : list(named)}`}
            </p>
            <span aria-hidden="true" className="card-row mt-6" data-theme="light">
              {faces.map((one, n) => (
                <Avatar
                  key={one.id}
                  person={one}
                  size={48}
                  decorative
                  ring="halo-3 [--halo:var(--t-deep)]"
                  className={n > 0 ? "-ms-2" : ""}
                />
              ))}
              {count > faces.length && (
                <span className="-ms-2 grid size-12 place-items-center rounded-full bg-sunken text-sm font-semibold text-ink-2 halo-3 [--halo:var(--t-deep)]">
                  <bdi>+{number(count - faces.length)}</bdi>
                </span>
              )}
            </span>
            <div className="card-row mt-8 gap-2">
              <Button size="lg" data-autofocus onClick={onRead} className="card-read">
                {t(($) => $.opening.read)}
              </Button>
              <Button kind="quiet" size="lg" onClick={onLater} className="card-later text-on-deep!">
                {t(($) => $.opening.later)}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Modal>
  );
}
