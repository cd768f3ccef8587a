export type ToastItem = {
  id: number;
  state: "ok" | "danger";
  text: string;
  action?: { label: string; onAction: () => void };
};
type Options = { action?: ToastItem["action"] };

export const toastTime = 6000;
let items: readonly ToastItem[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}
function show(state: ToastItem["state"], text: string, { action }: Options = {}) {
  const id = ++last;
  // A repeated message is shown once; never more than three at a time.
  set([...items.filter((item) => item.text !== text), { id, state, text, action }].slice(-3));
  return id;
}

/** From anywhere, also outside React: `toast.ok(t(…))`. A ToastRegion shows them. */
export const toast = {
  ok: (text: string, options?: Options) => show("ok", text, options),
  error: (text: string, options?: Options) => show("danger", text, options),
  close: (id: number) => set(items.filter((item) => item.id !== id)),
};
export const toasts = {
  read: () => items,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
