import { type NotificationChannel, notificationChannels } from "@plaudit/api/notification-settings.ts";
import type { NotificationKinds } from "../../../notification-kind.ts";

/** What somebody has chosen, by kind and channel: `{"recognised:push": false}`. A missing key was not chosen. */
export type Choices = Readonly<Record<string, boolean>>;

export interface Reach {
  inApp: boolean;
  push: boolean;
  mail: boolean | null;
}
export interface KindChange extends Partial<Record<NotificationChannel, boolean | undefined>> {
  kind: string;
}

/** The kind whose choices apply to this one: itself, or the one that it is a variant of. */
function chosenKind(kinds: NotificationKinds, kind: string): string {
  const found = Object.hasOwn(kinds, kind) ? kind : Object.keys(kinds).find((one) => kinds[one]?.also?.includes(kind));
  if (!found) throw new Error(`no domain lists the notification ${kind}`);
  return found;
}

/** Whether the domain that sends it writes its mail. */
export function hasOwnMail(kinds: NotificationKinds, kind: string): boolean {
  const name = chosenKind(kinds, kind);
  const own = kinds[name]?.ownMail;
  return own !== undefined && (kind === name || (own !== true && own.includes(kind)));
}

/** The channels of a kind: the first choice that names them, otherwise the default of its domain. */
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

/** The changes as choices; null with the path of one that names an unknown kind, or a channel that the kind does not support. */
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
