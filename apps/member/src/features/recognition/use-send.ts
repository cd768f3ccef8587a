import { ApiError } from "@plaudit/api/client.ts";
import { newKey } from "@plaudit/api/new-key.ts";
import type { PointsException } from "@plaudit/api/points.ts";
import { useDraft } from "@plaudit/api/react/draft.ts";
import type { Recognition } from "@plaudit/api/recognition.ts";
import { plainText } from "@plaudit/api/rich-words.ts";
import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useFormat, useTranslation } from "@plaudit/i18n/react.ts";
import { applyFormErrors } from "@plaudit/ui/app/apply-form-errors.ts";
import { peopleIn } from "@plaudit/ui/entity/recipient.ts";
import { useEffect, useState } from "react";
import { isOnline } from "../../lib/connection.ts";
import { keepWaiting } from "../../lib/outbox.ts";
import type { Failed } from "../../lib/part-failed.tsx";
import { useAttachments } from "../../lib/use-attachments.ts";
import {
  amountOf,
  emptySend,
  isChanged,
  isEmpty,
  maxFor,
  type Problem,
  problemsOf,
  type SendField,
  type SendRules,
  type SendValues,
  sendFields,
  toBody,
  toDraft,
  valuesOf,
  withAsked,
} from "./form.ts";
import { useRecipient, useRecipientCount, useSaveRecognition, useValues } from "./write-data.ts";

type Messages = Partial<Record<SendField | "root", string>>;

export interface Allocation {
  /** The tenant has points and the sender's account is not locked. */
  open: boolean;
  /** The tenant has no points: what was planned before cannot be given. */
  off?: boolean;
  /** Null while it is not known. */
  left: number | null;
  /** For each person in one recognition, by the company's settings. */
  most?: number | undefined;
  /** The amounts that the company offers. */
  presets?: readonly number[] | undefined;
  /** The query that failed, to load it again. */
  failed?: Failed | undefined;
}

function useProblemText(max: number) {
  const { t } = useTranslation("recognition");
  const { number } = useFormat();
  return (problem: Problem) =>
    ({
      noRecipient: t(($) => $.send.noRecipient),
      noMessage: t(($) => $.send.noMessage),
      tooLong: t(($) => $.send.tooLong),
      noQualities: t(($) => $.send.noQualities),
      noAmount: t(($) => $.send.noAmount),
      overMax: t(($) => $.send.overMax, { maxPerRecipient: number(max) }),
      uploading: t(($) => $.files.uploading),
      failed: t(($) => $.files.failed),
    })[problem];
}

/** `team:id` or a member's id. */
const idOf = (to: string) => to.slice(to.indexOf(":") + 1);

interface Use {
  allocation: Allocation;
  to: string | null;
  /** The draft or published recognition to edit; a new one if it is missing. */
  opened?: Recognition | undefined;
  onSent: (sent: Recognition) => void;
  onSaved?: (draft: Recognition) => void;
  /** It was written without a connection, and waits for one. */
  onKept?: () => void;
}

/** The form's state and actions. Unsaved text is stored on this device until it is sent or saved. */
export function useSend({ allocation, to, opened: given, onSent, onSaved, onKept }: Use) {
  const { t } = useTranslation("recognition");
  const say = useErrorText();
  // The version that was read: a reload meanwhile must not change the form.
  const [opened] = useState(given);
  const [saved] = useState(() => (opened ? valuesOf(opened) : emptySend));
  const isPublished = opened?.status === "published";
  const kept = opened ? `recognition.${opened.id}.${opened.version}` : "recognition";
  const [values, save, clear] = useDraft<SendValues>(kept, saved);
  const { data: known, error: valuesError, mutate: retryValues } = useValues();
  const { save: store, pending, attemptKey } = useSaveRecognition(opened);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Messages>({});
  const [exceptions, setExceptions] = useState<PointsException[] | null>(null);

  const { data: asked } = useRecipient(to && idOf(to));
  useEffect(() => {
    const found = asked?.results[0];
    if (to && found) save((latest) => withAsked(latest, found, to));
    // Only when the person of the address has loaded: later input must not be changed.
  }, [to, asked]);

  const groups = (known?.results ?? [])
    .map((value) => ({ ...value, qualities: value.qualities.filter((quality) => !quality.archivedAt) }))
    .filter((value) => !value.archivedAt && value.qualities.length > 0);
  const offered = new Set(groups.flatMap((value) => value.qualities.map((quality) => quality.id)));
  if (isPublished) for (const id of saved.qualities) offered.add(id);
  // A quality that was archived since is no longer chosen, but it stays on what has been published with it.
  const stillOffered = (ids: string[]) => (known ? ids.filter((id) => offered.has(id)) : ids);
  const qualities = stillOffered(values.qualities);
  const people = useRecipientCount(values.sendTo) ?? peopleIn(values.sendTo);
  const max = maxFor(allocation.left, people, allocation.most);
  const files = useAttachments(values.attachments, (attachments) => change({ attachments }));
  const rules: SendRules = {
    points: allocation.open && !isPublished,
    max,
    qualities: groups.length > 0,
    files: files.problem,
  };
  const current = { ...values, qualities, amount: amountOf(values.amount, rules) };
  const problems = problemsOf(current, rules);
  const text = useProblemText(max);
  const why = sendFields.flatMap((field) => (problems[field] ? [text(problems[field])] : []));
  const errors: Messages = { ...refused };
  for (const field of sendFields) {
    const problem = problems[field];
    // Too large values are reported at once, missing ones only after a try.
    if (problem && (tried || problem === "overMax")) errors[field] = text(problem);
  }

  function change(part: Partial<SendValues>) {
    save((latest) => ({ ...latest, qualities: stillOffered(latest.qualities), ...part }));
    setRefused((before) => {
      const rest: Messages = { ...before, root: undefined };
      for (const field of sendFields) if (field in part) rest[field] = undefined;
      return rest;
    });
  }
  /** Returns the first field that was refused, or null. */
  function handleFailure(error: unknown): SendField | null {
    if (error instanceof ApiError && error.error === "PointsExceptionError") {
      setExceptions((error.data as { exceptions: PointsException[] }).exceptions);
      return null;
    }
    setExceptions(null);
    const messages: Messages = {};
    const texts = {
      unknown: t(($) => $.send.unknown),
      failed: (cause: unknown) => (cause instanceof ApiError ? say(cause) : t(($) => $.send.failed)),
    };
    const setError = (name: string, { message }: { message?: string }) => {
      messages[name as SendField | "root"] = message;
    };
    const fieldOf = (path: string) => sendFields.find((field) => path === field || path.startsWith(`${field}.`));
    const loose = applyFormErrors<SendValues>({ setError }, error, fieldOf, texts);
    if (loose) messages.root = loose;
    setRefused(messages);
    return sendFields.find((field) => messages[field]) ?? null;
  }
  /** Returns the first field that was refused, or null. */
  async function put(body: Parameters<typeof store>[0], done: ((stored: Recognition) => void) | undefined) {
    if (pending) return null;
    setRefused({});
    try {
      const stored = await store(body);
      setExceptions(null);
      setTried(false);
      clear();
      done?.(stored);
    } catch (error) {
      if (error instanceof ApiError && error.status === 0 && keep(body, attemptKey())) return null;
      return handleFailure(error);
    }
    return null;
  }
  /** A new one is kept until there is a connection again; false where it cannot be. */
  function keep(body: Parameters<typeof store>[0], tried?: string): boolean {
    if (isOnline() || opened || body.status !== "published") return false;
    try {
      keepWaiting({
        key: tried ?? newKey(),
        body,
        values: current,
        to: current.sendTo.map(({ displayData }) => displayData.name),
        text: plainText(current.message),
        ...(tried ? { tried: Date.now() } : {}),
      });
    } catch {
      return false;
    }
    clear();
    onKept?.();
    return true;
  }
  /** Shows what is missing. Returns the first field with an error, or null. */
  function check(): SendField | null {
    setTried(true);
    return sendFields.find((field) => problems[field]) ?? null;
  }
  /** Returns the first field with an error, here or by the server; null if there is none. */
  async function submit(ignoreExceptions = false): Promise<SendField | null> {
    const first = check();
    if (first) return first;
    const body = toBody(current, rules, ignoreExceptions);
    if (keep(body)) return null;
    return put(isPublished ? { ...body, amount: opened.amount } : body, onSent);
  }
  /** Without an instant the schedule stays as it was. Returns the first field that was refused, or null. */
  const saveDraft = (scheduledAt: string | null = opened?.scheduledAt ?? null) =>
    put(toDraft({ ...current, amount: allocation.off ? 0 : values.amount }, scheduledAt), onSaved);
  const dirty = isChanged({ ...current, amount: values.amount }, saved);
  return {
    values: current,
    change,
    files,
    errors,
    why,
    pending,
    check,
    submit,
    saveDraft,
    dirty,
    // What is still on its way would be left out.
    canSave: dirty && !isEmpty(current) && files.problem !== "uploading",
    /** Discards unsaved input. */
    discard: clear,
    people,
    /** Points for each that were chosen while the tenant had them. */
    planned: allocation.off && !isPublished ? (values.amount ?? 0) : 0,
    groups,
    chosen: groups.flatMap((value) => value.qualities).filter((quality) => qualities.includes(quality.id)),
    loadingValues: !known && !valuesError,
    valuesFailed: !known && valuesError !== undefined,
    retryValues: () => void retryValues(),
    exceptions,
    back: () => setExceptions(null),
  };
}
export type Send = ReturnType<typeof useSend>;
