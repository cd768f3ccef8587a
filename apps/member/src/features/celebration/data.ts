import type { Answer } from "@plaudit/api/client.ts";
import { useApps, usePages, useQuery } from "@plaudit/api/react";

export type Month = Answer<"GET /celebration/calendar">;

const ofTeams = (teamIdIn: string[]) => (teamIdIn.length > 0 ? { teamIdIn } : {});

/** Without a month the present one. Keeps showing the one before while another loads. */
export const useMonth = (month: string | null, teamIds: string[]) =>
  useQuery(
    "GET /celebration/calendar",
    { query: { ...(month && { month }), ...ofTeams(teamIds) } },
    { keepPreviousData: true },
  );

/** Everything from one day to another; null while it is not wanted. */
export const useDays = (days: { from: string; to: string } | null, teamIds: string[]) =>
  usePages(
    "GET /celebration/calendar/upcoming",
    days && { query: { ...days, ...ofTeams(teamIds), pageSize: 50 } },
    "cursor",
  );

export const useComing = (teamIds: string[], pageSize: number) =>
  useQuery("GET /celebration/calendar/upcoming", { query: { ...ofTeams(teamIds), pageSize } });

/** Of one member, from 30 days ago on; null where the reader may not know. */
export const useProfileDays = (memberId: string | null) =>
  useQuery("GET /celebration/calendar/upcoming", memberId ? { query: { memberId, pageSize: 10 } } : null);

export type DayCard = Answer<"GET /celebration/calendar/card">["results"][number];

/** The reader's cards of these days; null while they are not wanted. */
export function useDayCards(days: { from: string; to: string } | null): DayCard[] {
  const { may } = useApps();
  const query = useQuery("GET /celebration/calendar/card", may("card:browse") && days ? { query: days } : null);
  return query.data?.results ?? [];
}
