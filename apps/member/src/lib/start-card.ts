import type { Celebration } from "@plaudit/api/celebration.ts";
import { useApps, useMe, useTenant } from "@plaudit/api/react";
import { localIn } from "@plaudit/i18n/zoned-time.ts";
import { pathTo } from "../screens.ts";

/** What a card for somebody's day is for. */
export const occasionOf = {
  birthday: "birthday",
  anniversary: "years",
  welcome: "welcome",
  onboarding: "welcome",
} as const;

/** Where a card for somebody's day begins. */
export const startCardPath = ({ type, celebratedOn, count, memberDisplayData }: Celebration): string =>
  `${pathTo("card-start")}?${new URLSearchParams({
    to: memberDisplayData.id,
    occasion: occasionOf[type],
    on: celebratedOn,
    ...(type === "anniversary" && { years: String(count) }),
  })}`;

const AHEAD = 90;

/** Whether the reader may start a card for somebody's day: for others, while there is time to sign it, and not a year before. */
export function useMayStart() {
  const { may } = useApps();
  const { data: me } = useMe();
  const tenant = useTenant();
  const inDays = (days: number) =>
    localIn(me?.timezone ?? tenant?.timezone ?? "UTC", new Date(Date.now() + days * 86_400_000)).slice(0, 10);
  return ({ memberDisplayData: { id }, celebratedOn }: Celebration): boolean =>
    may("card:browse") && me !== undefined && id !== me.id && celebratedOn > inDays(0) && celebratedOn < inDays(AHEAD);
}
