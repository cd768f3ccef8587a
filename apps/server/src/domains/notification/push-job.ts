import { direction } from "@plaudit/i18n/index.ts";
import { sql } from "drizzle-orm";
import webPush from "web-push";
import { z } from "zod";
import { type Egress, EgressRefused } from "../../adapters/egress/egress.ts";
import { restingHosts } from "../../adapters/push/resting-hosts.ts";
import type { VapidKeys } from "../../adapters/push/vapid-keys.ts";
import type { Database } from "../../db/database.ts";
import { isGoodToken } from "../account/index.ts";
import { languageOf, peopleByIds } from "../directory/index.ts";
import type { NotificationParams } from "./kinds.ts";
import { wordingFor } from "./wording.ts";

const job = z.object({ tenantId: z.uuid(), notificationId: z.uuid(), subscriptionId: z.uuid() });
type Job = z.output<typeof job>;
interface Row {
  params: NotificationParams;
  from_member_id: string | null;
  resource_path: string;
  locale: "en" | "fr" | "ar" | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  is_signed_in: boolean;
}
export interface PushOptions {
  database: Database;
  egress: Egress;
  keys: VapidKeys;
  /** What handlers sign with. */
  secret: string;
  apexUrl: string;
}
/** A device that is off for longer shows it only in the app. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 5_000;

/** What is to be sent; nothing once it was read or taken back, or its reader has left. */
const load = (database: Database, secret: string, { tenantId, notificationId, subscriptionId }: Job) =>
  database.withTenant(tenantId, async (db, { tenant, now }) => {
    const [row] = await db.rows<Row>(sql`
      select n.params, n.from_member_id, n.resource_path, m.locale, s.endpoint, s.p256dh, s.auth,
        exists (select 1 from access_tokens a where a.tenant_id = ${tenantId} and a.family_id = s.family_id
          and ${isGoodToken}) as is_signed_in
      from notifications n
      join push_subscriptions s
        on s.tenant_id = ${tenantId} and s.id = ${subscriptionId} and s.member_id = n.member_id
      join tenant_members m on m.tenant_id = ${tenantId} and m.id = n.member_id
      where n.tenant_id = ${tenantId} and n.id = ${notificationId} and n.read_at is null
        and m.status <> 'archived' and m.suspended_at is null`);
    if (!row) return null;
    const people = await peopleByIds({ db, secret, now }, row.from_member_id ? [row.from_member_id] : []);
    const language = languageOf(tenant, row.locale);
    const from = (row.from_member_id && people.get(row.from_member_id)?.name) || null;
    const payload = {
      title: tenant.name,
      body: wordingFor(language, tenant)(row.params, from),
      path: row.resource_path,
      tag: notificationId,
      lang: language,
      dir: direction(language),
    };
    return { row, payload };
  });

const forget = (database: Database, { tenantId, subscriptionId }: Job) =>
  database.withTenant(tenantId, (db) =>
    db.rows(sql`delete from push_subscriptions where tenant_id = ${tenantId} and id = ${subscriptionId}`),
  );

/** Sends one notification to one browser, outside of any transaction; what its push service could not take now is tried again. */
export function sendPushJob({ database, egress, keys, secret, apexUrl }: PushOptions) {
  const unlessItRests = restingHosts();
  return async (data: unknown): Promise<void> => {
    const given = job.parse(data);
    const found = await load(database, secret, given);
    if (!found) return;
    const { endpoint, p256dh, auth, is_signed_in: isSignedIn } = found.row;
    if (!isSignedIn) return void (await forget(database, given));
    const subject = apexUrl.startsWith("https:") ? apexUrl : `mailto:no-reply@${new URL(apexUrl).hostname}`;
    const message = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(found.payload),
      // A later message of the same topic takes the place of one that is still waiting for the device.
      { vapidDetails: { subject, ...keys }, TTL: TTL_SECONDS, topic: given.notificationId.replaceAll("-", "") },
    );
    const { method, headers, body } = message;
    try {
      const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const call = { method, headers: text, body: body ?? "", timeoutMs: TIMEOUT_MS };
      const { status } = await unlessItRests(endpoint, () => egress(endpoint, call));
      if (status === 404 || status === 410) return void (await forget(database, given));
      if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
    } catch (error) {
      if (!(error instanceof EgressRefused)) throw error;
      await forget(database, given);
    }
  };
}
