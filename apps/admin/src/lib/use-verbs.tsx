import { useErrorText } from "@plaudit/i18n/error-text.ts";
import { useTranslation } from "@plaudit/i18n/react.ts";
import type { Resources } from "@plaudit/i18n/resources.ts";
import { toast } from "@plaudit/ui/feedback/toast-store.ts";
import { lazy, Suspense, useState } from "react";

const ConfirmDialog = lazy(async () => ({ default: (await import("@plaudit/ui/confirm-dialog.tsx")).ConfirmDialog }));

type Texts = Resources["admin"];
type Confirmed = keyof Texts["confirm"] & keyof Texts["act"] & keyof Texts["done"];

interface Options<V extends Confirmed, E> {
  /** What is done once it was confirmed. */
  confirmed: Record<V, (entity: E) => Promise<unknown>>;
  /** Those that are easily undone: their button is no red one. */
  harmless?: readonly NoInfer<V>[];
  /** What it means, below the question. */
  text: (verb: V) => string;
  onFailed: () => unknown;
}
/** What is done to one thing of a list: a message names what was done, or why it was not. `question` has to be drawn somewhere. */
export function useVerbs<V extends Confirmed, E extends { name: string }>({
  confirmed,
  harmless = [],
  text,
  onFailed,
}: Options<V, E>) {
  const admin = useTranslation("admin").t;
  const common = useTranslation("common").t;
  const errorText = useErrorText();
  const [confirming, setConfirming] = useState<{ verb: V; entity: E } | null>(null);
  // From the first question on it stays, to fade away.
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  async function attempt(verb: keyof Texts["done"], { name }: E, change: Promise<unknown>) {
    try {
      await change;
      toast.ok(admin(($) => $.done[verb], { name }));
    } catch (error) {
      toast.error(errorText(error));
      void onFailed();
    }
  }
  async function handleConfirm() {
    if (!confirming) return;
    const { verb, entity } = confirming;
    setBusy(true);
    await attempt(verb, entity, confirmed[verb](entity));
    setBusy(false);
    // Meanwhile the list has changed, and another question may be open.
    setConfirming((now) => (now === confirming ? null : now));
  }
  const { verb, entity } = confirming ?? {};
  const question = asked && (
    <Suspense fallback={null}>
      <ConfirmDialog
        open={confirming !== null}
        title={verb ? admin(($) => $.confirm[verb as Confirmed], { name: entity?.name ?? "" }) : ""}
        confirmLabel={verb ? admin(($) => $.act[verb as Confirmed]) : ""}
        cancelLabel={common(($) => $.action.cancel)}
        closeLabel={common(($) => $.action.close)}
        danger={verb !== undefined && !harmless.includes(verb)}
        busy={busy}
        onCancel={() => setConfirming(null)}
        onConfirm={() => void handleConfirm()}
      >
        {verb && text(verb)}
      </ConfirmDialog>
    </Suspense>
  );
  const confirm = (verb: V, entity: E) => {
    setAsked(true);
    setConfirming({ verb, entity });
  };
  return { attempt, confirm, question };
}
