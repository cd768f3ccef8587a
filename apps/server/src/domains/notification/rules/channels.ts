import { type NotificationChannel, notificationChannels } from "@plaudit/api/notification-settings.ts";
import type { NotificationKinds } from "../../../notification-kind.ts";

/** What somebody has chosen, by kind and channel: `{"recognised:push": false}`. What is not there was not chosen. */
export type Choices = Readonly<Record<string, boolean>>;

export interface Reach {
  inApp: boolean;
  push: boolean;
  mail: boolean | null;
}
export interface KindChange extends Partial<Record<NotificationChannel, boolean | undefined>> {
  kind: string;
}

/** The kind that is chosen for this one: itself, or the one that it is a further sentence of. */
function chosenKind(kinds: NotificationKinds, kind: string): string {
  const found = Object.hasOwn(kinds, kind) ? kind : Object.keys(kinds).find((one) => kinds[one]?.also?.includes(kind));
  if (!found) throw new Error(`no domain lists the notification ${kind}`);
  return found;
}

/** On which ways a kind comes: the first of the choices that says so, else as its domain has it. */
export function reachOf(kinds: NotificationKinds, kind: string, ...chosen: (Choices | undefined)[]): Reach {
  const name = chosenKind(kinds, kind);
  const usual = kinds[name]?.channels ?? { inApp: true, push: false, mail: null };
  const of = (channel: NotificationChannel) =>
    chosen.find((choices) => choices?.[`${name}:${channel}`] !== undefined)?.[`${name}:${channel}`] ?? usual[channel];
  return {
    inApp: of("inApp") === true,
    push: of("push") === true,
    mail: usual.mail === null ? null : of("mail") === true,
  };
}

/** The changes as choices; null with the place of one that names no kind, or a way that the kind never takes. */
export function choicesOf(
  kinds: NotificationKinds,
  changes: readonly KindChange[],
): { choices: Choices } | { fault: string } {
  const choices: Record<string, boolean> = {};
  for (const [at, change] of changes.entries()) {
    const known = Object.hasOwn(kinds, change.kind) && kinds[change.kind];
    if (!known) return { fault: `kinds.${at}.kind` };
    for (const channel of notificationChannels) {
      const wanted = change[channel];
      if (wanted === undefined) continue;
      if (known.channels[channel] === null) return { fault: `kinds.${at}.${channel}` };
      choices[`${change.kind}:${channel}`] = wanted;
    }
  }
  return { choices };
}
