import { session } from "@plaudit/api/session.ts";

/** Who turned notifications on in this browser, and what the server was told of it last. It stays after signing out. */
const KEY = "plaudit.push";
const me = (): string | null => {
  const access = session();
  return access && `${access.tenantId}.${access.userId} `;
};
/** Differs for each session and each subscription. */
const told = (endpoint: string) => `${session()?.token.slice(-8)} ${endpoint}`;

/** Only the person who turned them on gets them again after signing in, and nobody else's browser is subscribed unasked. */
export function ownsPush(): boolean {
  const owner = me();
  return owner !== null && localStorage.getItem(KEY)?.startsWith(owner) === true;
}
export const wasTold = (endpoint: string) => localStorage.getItem(KEY) === me() + told(endpoint);
export const keepPush = (endpoint: string) => localStorage.setItem(KEY, me() + told(endpoint));
export const forgetPush = () => localStorage.removeItem(KEY);

export const pushSubscription = async () =>
  (await navigator.serviceWorker?.getRegistration("/"))?.pushManager.getSubscription();

/** On signing out: whoever comes next gets none of it. A push service that does not answer holds nobody up. */
export function leavePush(): Promise<unknown> {
  const left = pushSubscription().then((subscription) => subscription?.unsubscribe());
  return Promise.race([left.catch(() => {}), new Promise((done) => setTimeout(done, 2000))]);
}
