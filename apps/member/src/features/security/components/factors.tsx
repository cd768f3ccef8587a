import type { AuthFactors } from "@plaudit/api/auth-factor.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { Button } from "@plaudit/ui/button.tsx";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { Lock, ShieldCheck } from "@plaudit/ui/icons.tsx";
import { KeyRound } from "@plaudit/ui/later-icons.tsx";
import { LinkButton } from "@plaudit/ui/link-button.tsx";
import { Fragment, useState } from "react";
import { useActionDialog } from "../../../lib/use-action-dialog.ts";
import { pathTo } from "../../../screens.ts";
import { type Passkey, removePasskey, removeTotp, replaceCodes } from "../data.ts";
import { ConfirmWithPassword } from "./confirm-with-password.tsx";
import { Matter } from "./matter.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { TotpDialog } from "./totp-dialog.tsx";

type What = "totp" | "removeTotp" | "codes" | "passkey" | "removePasskey";

/** What it takes to sign in, and the dialogs that change it. */
export function Factors({ factors }: { factors: AuthFactors }) {
  const { t } = useTranslation("security");
  const format = useFormat();
  const { what, open, show, onClose } = useActionDialog<What>();
  /** Each opening begins anew. */
  const [round, setRound] = useState(0);
  const [removing, setRemoving] = useState<Passkey>();
  const [codes, setCodes] = useState<string[]>([]);
  const { totp, passkeys, recoveryCodesLeft } = factors;
  const ask = (next: What) => {
    setRound(round + 1);
    show(next);
  };
  const done = (message: string) => (made: string[] | null) => {
    onClose();
    if (made) setCodes(made);
    else toast.ok(message);
  };
  const shown = (one: What) => ({ open: open && what === one, onClose });
  const on = totp !== null || passkeys.length > 0;
  const canAdd = factors.passkeysHere && "PublicKeyCredential" in window;
  // Over plain http no browser has them.
  const rightAddress = factors.passkeysHere && globalThis.isSecureContext;
  return (
    <div className="grid gap-5">
      <section className="rounded-lg bg-brand-soft p-5 sm:p-7">
        <p className="font-display text-title leading-tight font-[460] track-display">
          {on ? t(($) => $.state.on) : t(($) => $.state.off)}
        </p>
        {!on && <p className="mt-1 text-sm text-brand-text">{t(($) => $.state.offText)}</p>}
      </section>
      <Matter
        icon={KeyRound}
        title={t(($) => $.passkeys.title)}
        text={
          canAdd
            ? t(($) => $.passkeys.text)
            : rightAddress
              ? t(($) => $.passkeys.unsupported)
              : t(($) => $.passkeys.unsupportedHere)
        }
        action={
          canAdd && (
            <Button kind="line" size="sm" onClick={() => ask("passkey")}>
              {t(($) => $.passkeys.add)}
            </Button>
          )
        }
      >
        {passkeys.length > 0 && (
          <ul className="mt-3 lines-y">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemove={() => {
                  setRemoving(passkey);
                  ask("removePasskey");
                }}
              />
            ))}
          </ul>
        )}
      </Matter>
      <Matter
        icon={ShieldCheck}
        title={t(($) => $.totp.title)}
        text={
          totp
            ? [
                t(($) => $.totp.on, { date: format.date(totp.addedAt) }),
                totp.lastUsedAt && t(($) => $.totp.used, { ago: format.ago(totp.lastUsedAt) }),
              ]
                .filter(Boolean)
                .join(" · ")
            : t(($) => $.totp.off)
        }
        action={
          <>
            <Button kind="line" size="sm" onClick={() => ask("totp")}>
              {totp ? t(($) => $.totp.move) : t(($) => $.totp.add)}
            </Button>
            {totp && (
              <Button kind="quiet" size="sm" onClick={() => ask("removeTotp")}>
                {t(($) => $.totp.remove)}
              </Button>
            )}
          </>
        }
      />
      {on && (
        <Matter
          icon={Lock}
          title={t(($) => $.codes.title)}
          text={t(($) => $.codes.left, { count: recoveryCodesLeft, n: format.number(recoveryCodesLeft) })}
          action={
            <Button kind="line" size="sm" onClick={() => ask("codes")}>
              {t(($) => $.codes.replace)}
            </Button>
          }
        />
      )}
      <Matter
        icon={Lock}
        title={t(($) => $.password.title)}
        text={t(($) => $.password.text)}
        action={
          <LinkButton kind="line" size="sm" to={pathTo("change-password")}>
            {t(($) => $.screens["settings-security"].help.link)}
          </LinkButton>
        }
      />
      <Fragment key={round}>
        <TotpDialog {...shown("totp")} onDone={done(t(($) => $.totp.done))} />
        <PasskeyDialog {...shown("passkey")} onDone={done(t(($) => $.passkeys.done))} />
        <ConfirmWithPassword
          {...shown("removeTotp")}
          danger
          title={t(($) => $.totp.removeTitle)}
          text={t(($) => $.totp.removeText)}
          submit={t(($) => $.totp.remove)}
          run={async (password) => {
            await removeTotp(password);
            onClose();
            toast.ok(t(($) => $.totp.removed));
          }}
        />
        <ConfirmWithPassword
          {...shown("codes")}
          title={t(($) => $.codes.replace)}
          text={t(($) => $.codes.replaceText)}
          submit={t(($) => $.password.submit)}
          run={async (password) => done("")((await replaceCodes(password)).recoveryCodes)}
        />
        <ConfirmWithPassword
          {...shown("removePasskey")}
          danger
          title={t(($) => $.passkeys.removeTitle, { name: removing?.name ?? "" })}
          text={t(($) => $.passkeys.removeText)}
          submit={t(($) => $.passkeys.remove)}
          run={async (password) => {
            if (removing) await removePasskey(removing.id, password);
            onClose();
            toast.ok(t(($) => $.passkeys.removed));
          }}
        />
      </Fragment>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </div>
  );
}
