const random = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
/** A random UUID. A page over plain http on a custom host has no randomUUID. */
export const newKey = () =>
  crypto.randomUUID?.() ??
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) => (+c ^ (random() & (15 >> (+c / 4)))).toString(16));
