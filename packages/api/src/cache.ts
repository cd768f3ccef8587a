import type { Key } from "./client.ts";

/** Seconds that a response counts as fresh. Everything else: five minutes, the default for all queries. */
const seconds: Partial<Record<Key, number>> = {
  "GET /identity/tenants/metadata": 900,
  "GET /identity/dataCopies/my": 0,
  "GET /identity/firstSteps": 1,
  "GET /identity/tenants/current": 5,
  "GET /identity/tenants/current/locales": 5,
  "GET /identity/authFactors": 0,
  "GET /identity/sessions": 0,
  "GET /audit/events": 5,
  "GET /audit/seals": 0,
  "GET /timeline/items": 60,
  "GET /timeline/items/pinned": 60,
  "GET /timeline/items/newCount": 0,
  "GET /recognition/goal": 3600,
  "GET /recognition/managers/directReportRankings": 30,
  "GET /recognition/tv/{id}/recognitions": 3600,
  "GET /identity/tv/{id}/joiners": 3600,
  "GET /tv/channels": 20,
  "GET /culture/overview": 30,
  "GET /culture/stories": 30,
  "GET /feedback/feedback": 5,
  "GET /feedback/feedback/my": 5,
  "GET /identity/tenantMembers/admin": 5,
  "GET /identity/tenantMembers/{id}/admin": 0,
  "GET /identity/tenantMembers/facets": 60,
  "GET /identity/teams/admin": 5,
  "GET /identity/teams/{id}": 0,
  "GET /notification/messages": 30,
  "GET /notification/messages/count": 30,
};
export const cacheMs = (key: Key): number => (seconds[key] ?? 300) * 1000;
