import type { AccessRecord, Challenge } from "@plaudit/api/account.ts";
import type { ChallengeAnswer } from "@plaudit/api/auth-factor.ts";
import { ApiError, api } from "@plaudit/api/client.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { Notice } from "@plaudit/ui/auth/notice.tsx";
import { Button } from "@plaudit/ui/button.tsx";
import { TextField } from "@plaudit/ui/form/text-field.tsx";
import { latinDigits } from "@plaudit/ui/form/typed-number.ts";
import { SubmitButton } from "@plaudit/ui/submit-button.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { AuthPage } from "./auth-page.tsx";
import { isDead, isWrong, ownStep } from "./data.ts";
import { signWith } from "./passkey.ts";
import { focusFirstInvalid } from "./plain-form.ts";

type Way = Challenge["factors"][number];
type Props = {
  challenge: Challenge;
  onPassed: (access: AccessRecord) => Promise<void>;
  /** It can no longer be answered. */
  onOver: () => void;
  /** The way back. */
  children: ReactNode;
};

function useChallenge({ challenge, onPassed, onOver }: Omit<Props, "children">) {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ code?: string; form?: string }>({});

  const textOf = (error: unknown) =>
    error instanceof ApiError && error.status === 429
      ? t(($) => $.challenge.locked, { count: Math.ceil((error.retryAfter ?? 60) / 60) })
      : errorText(error);
  /** False where it did not lead on. */
  async function send(body: ChallengeAnswer): Promise<boolean> {
    setBusy(true);
    setProblem({});
    ownStep.on = true;
    try {
      await onPassed(await api("POST /identity/challenges/{id}", { params: { id: challenge.id }, body }));
      return true;
    } catch (error) {
      setBusy(false);
      if (isDead(error)) onOver();
      else setProblem(isWrong(error) && body.type !== "passkey" ? { code: textOf(error) } : { form: textOf(error) });
      return false;
    } finally {
      ownStep.on = false;
    }
  }
  async function usePasskey() {
    setProblem({});
    const credential = challenge.passkey && (await signWith(challenge.passkey));
    if (credential) await send({ type: "passkey", credential });
    else setProblem({ form: t(($) => $.challenge.canceled) });
  }
  return { busy, problem, setProblem, send, usePasskey };
}

/** The second step: by the best way that there is, with the others below. */
export function ChallengeForm({ children, ...props }: Props) {
  const { t } = useTranslation("auth");
  const { factors } = props.challenge;
  const { busy, problem, setProblem, send, usePasskey } = useChallenge(props);
  const [way, setWay] = useState<Way | undefined>(factors[0]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !way || way === "passkey") return;
    const form = event.currentTarget;
    const code = latinDigits(String(new FormData(form).get("code"))).trim();
    if (!code) setProblem({ code: t(($) => $.challenge.needed) });
    if (!code || !(await send({ type: way, code }))) focusFirstInvalid(form);
  }
  const leads = { passkey: "passkeyLead", totp: "totpLead", recoveryCode: "recoveryLead" } as const;
  const uses = { passkey: "usePasskey", totp: "useTotp", recoveryCode: "useRecovery" } as const;
  return (
    <AuthPage
      title={t(($) => $.challenge.title)}
      lead={way ? t(($) => $.challenge[leads[way]]) : t(($) => $.challenge.none)}
      notice={problem.form && <Notice state="danger">{problem.form}</Notice>}
    >
      {way === "passkey" && (
        <Button size="lg" className="mt-7 w-full" off={busy} onClick={() => void usePasskey()}>
          {t(($) => $.challenge.usePasskey)}
        </Button>
      )}
      {(way === "totp" || way === "recoveryCode") && (
        <form key={way} noValidate className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={handleSubmit}>
          <TextField
            autoFocus
            name="code"
            dir="ltr"
            autoComplete={way === "totp" ? "one-time-code" : "off"}
            inputMode={way === "totp" ? "numeric" : "text"}
            autoCapitalize="none"
            spellCheck={false}
            label={way === "totp" ? t(($) => $.challenge.totp) : t(($) => $.challenge.recovery)}
            error={problem.code}
          />
          <SubmitButton size="lg" className="mt-1 w-full" busy={busy} busyLabel={t(($) => $.signIn.busy)}>
            {t(($) => $.challenge.submit)}
          </SubmitButton>
        </form>
      )}
      <div className="mt-7 grid gap-2.5">
        {factors
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              kind="line"
              size="lg"
              className="whitespace-normal!"
              onClick={() => {
                setProblem({});
                setWay(other);
              }}
            >
              {t(($) => $.challenge[uses[other]])}
            </Button>
          ))}
      </div>
      <p className="mt-5 text-sm">{children}</p>
    </AuthPage>
  );
}
