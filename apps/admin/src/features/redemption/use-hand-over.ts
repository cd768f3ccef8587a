import { useDraft } from "@plaudit/api/react/draft.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import { useRef } from "react";
import { useDecided } from "../../lib/queue/use-decided.ts";
import { useDecisions, type Waiting } from "./data.ts";

/** By redemption what is written about it. */
type Notes = Record<string, { message: string; tracking: string }>;
const nothing: Notes = {};
const blank = { message: "", tracking: "" };

/** Marks what was handed over, one by one or together, and gives back what cannot be had; `undone` is told what comes back. */
export function useHandOver(onSettled: () => void, undone: (ids: string[]) => void) {
  const { t } = useTranslation("redemption-admin");
  const { fulfil, fail, undo } = useDecisions();
  const [written, setWritten] = useDraft<Notes>("redemption-fulfil", nothing);
  const sent = useRef(nothing);
  const decided = useDecided(async (ids) => {
    const result = await undo(ids);
    setWritten((latest) => ({ ...sent.current, ...latest }));
    return result;
  }, undone);
  const settle = (ids: readonly string[], done: boolean) => {
    if (!done) return false;
    const isSent = ([id]: [string, unknown]) => ids.includes(id);
    sent.current = Object.fromEntries(Object.entries(written).filter(isSent));
    setWritten((latest) => Object.fromEntries(Object.entries(latest).filter((one) => !isSent(one))));
    onSettled();
    return true;
  };
  const mark = async (ids: readonly string[], message: string, tracking: string) => {
    const body = { ...(message && { message }), ...(tracking && { tracking }) };
    return settle(ids, await decided.decide(fulfil(ids, body), (count) => t(($) => $.fulfil.done, count)));
  };
  const noteOf = (id: string) => written[id] ?? blank;
  return {
    decided,
    noteOf,
    write: (id: string, note: Notes[string]) => setWritten((latest) => ({ ...latest, [id]: note })),
    done: ({ id }: Waiting) => mark([id], noteOf(id).message.trim(), noteOf(id).tracking.trim()),
    together: (ids: readonly string[], message: string) => mark(ids, message, ""),
    fail: async (ids: readonly string[], reason: string) =>
      settle(ids, await decided.decide(fail(ids, reason), (count) => t(($) => $.fail.done, count))),
  };
}
export type HandOver = ReturnType<typeof useHandOver>;
