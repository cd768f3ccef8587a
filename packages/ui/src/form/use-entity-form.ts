import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
  useFormState,
} from "react-hook-form";
import { applyFormErrors, type FormErrorTexts, isFailure } from "../app/apply-form-errors.ts";
import { toast } from "../feedback/toast-store.ts";
import type { LeaveLabels } from "../leave-dialog.tsx";
import { changedFields, fieldAt, rebase } from "./entity-values.ts";
import { keepFields } from "./keep-fields.ts";
import { pointerPress } from "./pointer-press.ts";

export interface Versioned {
  id: string;
  version: number;
}
export interface FieldIssue {
  code?: string;
  origin?: string;
  maximum?: unknown;
  path: PropertyKey[];
}
/** A schema of the contract, as zod makes it. */
interface Schema<B> {
  safeParse: (
    body: unknown,
  ) => { success: true; data: B } | { success: false; error: { issues: readonly FieldIssue[] } };
}
export interface EntityFormLabels {
  /** Of a field that may stay empty. */
  optional: string;
  save: string;
  saving: string;
  cancel: string;
  discard: string;
  unsaved: string;
  kept: string;
  problems: (count: number) => string;
  stale: string;
  changed: (fields: string[]) => string;
  keepMine: string;
  takeTheirs: string;
  leave: LeaveLabels;
  discarding: LeaveLabels;
  /** The message of a field that the schema refuses, where the form has none of its own. */
  fault: (issue: FieldIssue) => string;
  errors: FormErrorTexts;
}
/** What is typed and not saved, with what it was typed over. */
export interface FormDraft<V> {
  version: number;
  /** The label of each field when the entity is compared with a newer version. */
  seen: Partial<V>;
  opened: V;
  typed: V;
}
export interface EntityFormOptions<E extends Versioned | null, V extends FieldValues, B> {
  /** As the screen read it last; null makes a new one. */
  entity: E;
  values: (entity: E) => V;
  /** For fields that hold a change rather than a state, such as a picture: what they change. */
  pictures?: (entity: E) => Partial<Record<keyof NoInfer<V>, unknown>>;
  schema: Schema<B>;
  body: (values: NoInfer<V>) => object;
  /** The fields of the form whose name in the body is another. */
  fieldOf?: Readonly<Record<string, keyof NoInfer<V> & string>>;
  /** What each field is called where somebody else changed it. */
  fields: { [name in keyof NoInfer<V> & string]?: string };
  message?: (field: string, issue: FieldIssue) => string | undefined;
  /** Sends the version that was opened, 0 for a new thing. */
  save: (body: B, version: number) => Promise<NonNullable<E>>;
  /** The toast's text. */
  saved: (entity: NonNullable<E>) => string;
  /** Called when leaving is free again. */
  onSaved?: (entity: NonNullable<E>) => void;
  /** Reads the thing again: somebody else has changed it. */
  reload?: () => unknown;
  /** Who changed it last, and when. */
  lastChange?: (() => Promise<string | null>) | undefined;
  draft?: { stored: FormDraft<V> | null; keep: (draft: FormDraft<V>) => void; clear: () => void } | undefined;
  labels: EntityFormLabels;
}

/**
 * A form over one thing. The version that it opened with is what it saves over: a newer one is taken over silently only while nothing is
 * typed, or where it differs in nothing that the form shows; else the person decides.
 */
export function useEntityForm<E extends Versioned | null, V extends FieldValues, B>(
  options: EntityFormOptions<E, V, B>,
) {
  const { entity, values, pictures, schema, body, fieldOf, fields, message, draft, labels, lastChange } = options;
  const open = (from: E) => ({
    version: from?.version ?? 0,
    seen: { ...values(from), ...pictures?.(from) } as Partial<V>,
    opened: values(from),
  });
  const [restored, setRestored] = useState(draft?.stored ?? null);
  const [base, setBase] = useState(() => {
    const now = open(entity);
    // Kept as JSON, it has lost the fields that hold nothing; a form that lacks a field counts as changed.
    const blank = Object.fromEntries(Object.keys(now.opened).map((name) => [name, undefined]));
    return restored ? { ...restored, opened: { ...blank, ...restored.opened } } : now;
  });
  const [refused, setRefused] = useState<E | null>(null);
  const [saved, setSaved] = useState<NonNullable<E> | null>(null);
  const [round, setRound] = useState(0);
  const [change, setChange] = useState<{ version: number; text: string } | null>(null);

  const check: Resolver<V> = (typed, _context, { names = [] }) => {
    const read = schema.safeParse(body(typed));
    if (read.success) return { values: typed, errors: {} };
    const errors: FieldErrors<V> = {};
    // Asked about a list as a whole, when a row came or went: a row that nobody has left yet is not wrong.
    const [list] = names.filter((name) => names.length === 1 && Array.isArray(get(typed, name)));
    for (const issue of read.error.issues) {
      const field = fieldAt(issue.path.join("."), typed, fieldOf) ?? "root";
      if (list && field.startsWith(`${list}.`) && !form.getFieldState(field as Path<V>).error) continue;
      const text = message?.(field, issue) ?? labels.fault(issue);
      if (!get(errors, field)) set(errors, field, { type: issue.code ?? "custom", message: text });
    }
    return { values: {}, errors };
  };
  // The error of one field that loses the focus to a click is shown after the click, as it moves the page; saving checks all at once.
  const resolver: Resolver<V> = (...asked) => {
    const [, , { names = [] }] = asked;
    const press = names.length === 1 ? pointerPress() : null;
    return press ? press.then(() => check(...asked)) : check(...asked);
  };
  const form = useForm<V>({ defaultValues: base.opened as DefaultValues<V>, mode: "onTouched", resolver });
  const { control, reset, getValues, setFocus, subscribe } = form;
  // As a hook of its own: the compiler would memoize the first value of `form.formState`.
  const { errors, isDirty, isSubmitting: saving } = useFormState({ control });
  const dirty = (isDirty || restored !== null) && saved === null;

  const newest = refused && refused.version > (entity?.version ?? 0) ? refused : entity;
  const theirs = newest && newest.version > base.version ? newest : null;
  const changed = theirs && !saving && saved === null ? changedFields<Partial<V>>(base.seen, open(theirs).seen) : null;
  const stale = changed && changed.length > 0 && dirty ? theirs : null;

  /** Starts again from there, or goes on from there with what is typed. */
  const start = (next: ReturnType<typeof open>, typed?: V) => {
    const kept = typed && rebase(base.opened, typed, next.opened);
    setBase(next);
    setRound((count) => count + 1);
    reset(next.opened, keepFields);
    if (kept) reset(kept, { ...keepFields, keepDefaultValues: true });
    // After `reset`, which has reported the draft of before.
    if (kept) draft?.keep({ ...next, typed: kept });
    else draft?.clear();
  };
  useEffect(() => {
    if (!theirs || !changed || stale) return;
    if (changed.length > 0) start(open(theirs));
    else setBase((before) => ({ ...before, version: theirs.version }));
  });
  useEffect(() => {
    if (!restored) return;
    reset(restored.typed, { ...keepFields, keepDefaultValues: true });
    setRestored(null);
  }, [restored, reset]);
  useEffect(() => {
    if (!draft) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (changedFields(base.opened, typed as V).length > 0) draft.keep({ ...base, typed: typed as V });
        else draft.clear();
      },
    });
  });
  useEffect(() => {
    if (saved === null) return;
    setSaved(null);
    toast.ok(options.saved(saved));
    options.onSaved?.(saved);
  });
  const staleVersion = stale?.version;
  useEffect(() => {
    if (staleVersion === undefined) return;
    // Without it the notice stays without a name.
    void lastChange?.().then(
      (text) => text && setChange({ version: staleVersion, text }),
      () => {},
    );
    // Loaded once for each version.
  }, [staleVersion]);

  function refuse(error: unknown) {
    const loose = applyFormErrors(
      form,
      error,
      (path) => fieldAt(path, getValues(), fieldOf) as Path<V> | undefined,
      labels.errors,
    );
    if (loose) toast.error(loose);
  }
  async function attempt(typed: V, version: number): Promise<void> {
    const read = schema.safeParse(body(typed));
    if (!read.success) return;
    try {
      const stored = await options.save(read.data, version);
      start(open(stored));
      setSaved(stored);
    } catch (error) {
      const current = isFailure(error) && error.error === "VersionConflict" ? (error.data as NonNullable<E>) : null;
      if (!current) return refuse(error);
      if (changedFields<Partial<V>>(base.seen, open(current).seen).length === 0) return attempt(typed, current.version);
      setRefused(current);
      options.reload?.();
    }
  }
  /** The field in question is where the person goes on. */
  const settle = (typed?: V) => {
    if (!stale || !changed) return;
    start(open(stale), typed);
    if (changed[0]) setFocus(changed[0] as unknown as Path<V>);
  };
  return {
    form,
    errors,
    /** Something is typed that is not saved. */
    dirty,
    saving,
    isNew: entity === null,
    submit: form.handleSubmit((typed) => attempt(typed, base.version)),
    discard: () => start(theirs ? open(theirs) : base),
    /** Counts what was saved, discarded or taken over: what is on its way, such as an upload, is given up with it. */
    round,
    kept: draft !== undefined,
    stale: stale &&
      changed && {
        text: change?.version === stale.version ? change.text : labels.stale,
        fields: labels.changed(changed.map((name) => fields[name] ?? name)),
        keepMine: () => settle(getValues()),
        takeTheirs: () => settle(),
        /** Set when it was met by saving. */
        refused,
      },
    labels,
  };
}
