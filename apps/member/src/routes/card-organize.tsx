import { ApiError } from "@plaudit/api/client.ts";
import { can } from "@plaudit/api/permissions.ts";
import { useMe, useTenant } from "@plaudit/api/react";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { MissingArt } from "@plaudit/ui/app/missing-art.tsx";
import { ProblemScreen } from "@plaudit/ui/app/problem-screen.tsx";
import { CardFront } from "@plaudit/ui/art/cards/card-front.tsx";
import { SealedEnvelope } from "@plaudit/ui/art/cards/envelope.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { ConfirmDialog } from "@plaudit/ui/confirm-dialog.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Page } from "@plaudit/ui/shell/page.tsx";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { OrganizeSkeleton } from "../features/card/components/card-skeletons.tsx";
import { Contributors } from "../features/card/components/contributors.tsx";
import { EditCardDialog } from "../features/card/components/edit-card-dialog.tsx";
import { InviteDialog } from "../features/card/components/invite-dialog.tsx";
import { type Card, deleteCard, useCard, useChangeCard, useDeliver } from "../features/card/paper-data.ts";
import { useSealedText } from "../features/card/use-sealed-text.ts";
import { PartFailed } from "../lib/part-failed.tsx";
import { useActionDialog } from "../lib/use-action-dialog.ts";
import { pathTo } from "../screens.ts";

type What = "edit" | "invite" | "deliver" | "delete";

function Organize({ card }: { card: Card }) {
  const { t } = useTranslation("card-paper");
  const { t: common } = useTranslation();
  const format = useFormat();
  const say = useErrorText();
  const navigate = useNavigate();
  const { data: me } = useMe();
  const tenant = useTenant();
  const dialog = useActionDialog<What>();
  const sealed = useSealedText(card);
  const { deliver, pending } = useDeliver(card.id);
  const { change, pending: opening } = useChangeCard(card.id);
  const [busy, setBusy] = useState(false);
  // Only one that was kept back goes out as it is: of the others nobody could receive it, or nobody signed it.
  const isKept = card.state === "returned" && card.signatureCount > 0 && can(card, "deliver");
  // Whoever organizes it is one of those who sign.
  const asked = (card.signing?.contributorCount ?? 1) - 1;
  const names = format.list(card.recipients.map(({ name }) => name));
  const [first] = card.recipients;
  // The city of a zone is where its clock is, and not always where somebody is.
  const place = first?.teamName ?? first?.timezone.split("/").at(-1)?.replaceAll("_", " ") ?? "";
  async function handleDeliver() {
    try {
      await deliver();
      dialog.onClose();
      toast.ok(t(($) => $.organize.delivered));
    } catch (error) {
      toast.error(say(error));
    }
  }
  async function handleOpen() {
    if (opening) return;
    try {
      await change({ state: "open", version: card.version });
      toast.ok(t(($) => $.organize.started));
    } catch (error) {
      toast.error(error instanceof ApiError && error.details[0] ? error.details[0].message : say(error));
    }
  }
  async function handleDelete() {
    setBusy(true);
    try {
      await deleteCard(card.id);
      toast.ok(t(($) => $.organize.deleted));
      void navigate(pathTo("cards"), { replace: true });
    } catch (error) {
      setBusy(false);
      toast.error(say(error));
    }
  }
  const question = {
    open: dialog.open,
    onCancel: dialog.onClose,
    cancelLabel: common(($) => $.action.cancel),
    closeLabel: common(($) => $.action.close),
  };
  return (
    <div className="card-organize">
      <div>
        <SealedEnvelope
          to={names}
          place={place}
          date={format.date(`${card.deliverOn}T12:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" })}
          front={(size) => <CardFront design={card.design} seed={card.id} years={card.years} size={size} />}
          className="card-letter mx-auto w-full max-w-160"
        />
        <p className="card-line mx-auto mt-8 text-center font-display text-loud leading-snug font-[440] text-balance track-display">
          {card.state === "delivered"
            ? t(($) => $.organize.isDelivered)
            : card.state === "draft"
              ? t(($) => $.organize.isDraft)
              : card.state === "returned"
                ? isKept
                  ? t(($) => $.organize.isKept, {
                      name: names,
                      count: card.signatureCount,
                      n: format.number(card.signatureCount),
                    })
                  : t(($) => $.organize.isReturned, { name: names })
                : sealed}
        </p>
        <p className="card-note mx-auto mt-2 text-center text-sm text-balance text-ink-2">
          {card.state === "open" && t(($) => $.organize.secret, { name: names, count: card.recipients.length })}
          {card.state === "draft" && sealed}
          {isKept && t(($) => $.organize.keptNote)}
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {card.state === "draft" && (
            <Button off={opening} onClick={() => void handleOpen()}>
              {asked > 0
                ? t(($) => $.start.submitAsk, { count: asked, n: format.number(asked) })
                : t(($) => $.start.submit)}
            </Button>
          )}
          <LinkButton kind={card.state === "draft" ? "line" : undefined} to={pathTo("card", { id: card.id })}>
            {t(($) => $.organize.look)}
          </LinkButton>
          {can(card, "invite") && (
            <Button kind="line" onClick={() => dialog.show("invite")}>
              {t(($) => $.organize.invite)}
            </Button>
          )}
          {can(card, "edit") && (
            <Button kind="line" onClick={() => dialog.show("edit")}>
              {t(($) => $.organize.edit)}
            </Button>
          )}
          {can(card, "deliver") && (card.state === "open" || isKept) && (
            <Button kind="quiet" onClick={() => dialog.show("deliver")}>
              {t(($) => $.organize.deliver)}
            </Button>
          )}
          {can(card, "delete") && (
            <Button kind="quiet" onClick={() => dialog.show("delete")}>
              {t(($) => $.organize.delete)}
            </Button>
          )}
        </div>
      </div>
      <Contributors card={card} />
      {dialog.what === "edit" && (
        <EditCardDialog
          card={card}
          zone={me?.timezone ?? tenant?.timezone ?? "UTC"}
          open={dialog.open}
          onClose={dialog.onClose}
        />
      )}
      {dialog.what === "invite" && <InviteDialog cardId={card.id} open={dialog.open} onClose={dialog.onClose} />}
      {dialog.what === "deliver" && (
        <ConfirmDialog
          {...question}
          title={t(($) => $.organize.deliverTitle)}
          confirmLabel={t(($) => $.organize.deliver)}
          busy={pending}
          onConfirm={() => void handleDeliver()}
        >
          {t(($) => $.organize.deliverText, { name: names, count: card.recipients.length })}
        </ConfirmDialog>
      )}
      {dialog.what === "delete" && (
        <ConfirmDialog
          {...question}
          danger
          title={t(($) => $.organize.deleteTitle)}
          confirmLabel={t(($) => $.organize.delete)}
          busy={busy}
          onConfirm={() => void handleDelete()}
        >
          {t(($) => $.organize.deleteText)}
        </ConfirmDialog>
      )}
    </div>
  );
}

export function Component() {
  const { t } = useTranslation("card-paper");
  const { id = "" } = useParams();
  const query = useCard(id);
  const { data: card, error } = query;
  // Only whoever organizes it has anything to do here.
  const gone = (card && card.as !== "organizer") || (error && (error.status === 404 || error.status === 400));
  return (
    <Page
      title={card?.title ?? t(($) => $.organize.title)}
      named
      back={{ to: pathTo("cards"), label: t(($) => $.back) }}
      max="max-w-[66rem]"
    >
      {gone ? (
        <ProblemScreen
          art={<MissingArt />}
          lead={t(($) => $.gone.title)}
          text={t(($) => $.gone.text)}
          actions={<LinkButton to={pathTo("home")}>{t(($) => $.gone.home)}</LinkButton>}
        />
      ) : card ? (
        <Organize key={id} card={card} />
      ) : error ? (
        <PartFailed query={query} />
      ) : (
        <div role="status" aria-label={t(($) => $.loading)}>
          <OrganizeSkeleton />
        </div>
      )}
    </Page>
  );
}
