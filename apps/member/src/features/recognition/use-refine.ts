import { ApiError, api } from "@plaudit/api/client.ts";
import { newKey } from "@plaudit/api/new-key.ts";
import { useApps, useQuery } from "@plaudit/api/react";
import { measureText, type RichText, textLimits, tidyText } from "@plaudit/api/rich-words.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useEffect, useRef, useState } from "react";
import { isSameText, type SendValues, withoutRefined, withRefined } from "./form.ts";

type Form = { values: SendValues; change: (part: Partial<SendValues>) => void };
type Outcome = { is: "refined" | "unchanged" | "undone" } | { is: "failed"; text: string };
/** Undo does not wait longer for the server: a refinement that is not sent is deleted anyway. */
const UNDO_MS = 5_000;

const deleteRefinement = (id: string) =>
  api("DELETE /refinement/refinements/{id}", { params: { id }, signal: AbortSignal.timeout(UNDO_MS) }).catch(
    () => null,
  );

/** Refines the form's message. Whoever goes on writing, sends or leaves meanwhile does not wait for it. */
export function useRefine(form: Form) {
  const isOn = useApps().has("refine-recognition");
  const { data: service } = useQuery("GET /refinement/service", isOn ? undefined : null);
  const errorText = useErrorText();
  const [sessionId] = useState(newKey);
  const [pending, setPending] = useState<"refine" | "undo" | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asking = useRef<AbortController>(null);
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => () => asking.current?.abort(), []);

  const { refined, refinementId, message } = form.values;
  const isEmpty = measureText(message, textLimits.recognition).fault === "empty";

  function reasonOf(error: unknown): string {
    if (!(error instanceof ApiError)) return errorText(error);
    const reason = error.details[0]?.message ?? error.msg;
    return [400, 503].includes(error.status) && reason ? reason : errorText(error);
  }
  function stop() {
    asking.current?.abort();
    setPending(null);
    setOutcome(null);
  }
  async function refine() {
    const asked = new AbortController();
    asking.current = asked;
    setPending("refine");
    setOutcome(null);
    try {
      const body = { input: tidyText(message), sessionId };
      const { output, ...made } = await api("POST /refinement/refinements", { body, signal: asked.signal });
      if (asked.signal.aborted) return;
      const { values, change } = latest.current;
      if (made.refinementId) change(withRefined(values, made.refinementId, output));
      setOutcome({ is: made.refinementId ? "refined" : "unchanged" });
    } catch (error) {
      if (asked.signal.aborted) return;
      setOutcome({ is: "failed", text: reasonOf(error) });
    }
    setPending(null);
  }
  async function undo() {
    if (!refined) return;
    setPending("undo");
    if (refinementId) await deleteRefinement(refinementId);
    latest.current.change(withoutRefined(refined));
    setOutcome({ is: "undone" });
    setPending(null);
  }
  /** What the author writes: it ends a refinement that is on its way, and one that the editor's own undo has taken back. */
  function write(next: RichText) {
    if (pending === "refine" || outcome) stop();
    const isTakenBack = refined && isSameText(next, refined.before);
    if (isTakenBack && refinementId) void deleteRefinement(refinementId);
    form.change(isTakenBack ? { ...withoutRefined(refined), message: next } : { message: next });
  }
  return {
    /** Null where there is no refining, and until it is known where the message would go. */
    service: (isOn && service) || null,
    canRefine: !isEmpty && pending === null,
    pending,
    outcome,
    refined,
    refine: () => void refine(),
    undo,
    stop,
    write,
  };
}
export type UsedRefine = ReturnType<typeof useRefine>;
