import { boot } from "@plaudit/api/boot.ts";
import { api } from "@plaudit/api/client.ts";
import { setAnswer } from "@plaudit/api/react";
import { answersToKeep, type Kept, restoreAnswers } from "@plaudit/api/react/kept.ts";
import { forgetOffline, OFFLINE_CACHE, session } from "@plaudit/api/session.ts";
import { routed } from "../routes.ts";
import { pathTo } from "../screens.ts";
import { isOnline, offlineScreens, showsKept } from "./connection.ts";
import { keepShell } from "./keep-shell.ts";
import { registerWorker } from "./service-worker.ts";
import { texts } from "./texts.ts";

const HOME = pathTo("home");
const ANSWERS = "/offline/answers";

interface KeptAnswers {
  token: string;
  build: string;
  at: string;
  answers: Kept;
}

/** The rest of what the composer needs: texts, and those answers that come when it opens. */
async function loadNeeded() {
  const sends = routed.filter(({ id }) => offlineScreens.includes(id));
  await Promise.all([
    ...sends.flatMap((screen) => screen.texts.map(texts)),
    texts("offline"),
    ...(["GET /recognition/values", "GET /recognition/recipients"] as const).map(async (key) =>
      setAnswer(key, undefined, await api(key)),
    ),
  ]);
}

/** This page, its files, and those of the composer. */
async function keepPage() {
  const [shell, list] = await Promise.all([fetch(HOME), fetch("/offline.json")]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  await keepShell(await caches.open(OFFLINE_CACHE), shell, await list.json(), { ...boot(), home: HOME, files });
}

/** The responses as they are now; of a session that has ended meanwhile nothing is left. */
async function keepAnswers(token: string) {
  const answers = isOnline() ? answersToKeep() : null;
  if (!answers || session()?.token !== token) return;
  const kept: KeptAnswers = { token, build: boot().build, at: new Date().toISOString(), answers };
  await (await caches.open(OFFLINE_CACHE)).put(ANSWERS, new Response(JSON.stringify(kept)));
  if (session()?.token !== token) await forgetOffline();
}

/** Prepares for a start without a connection. What fails here is tried again with the next visit. */
export async function prepareOffline() {
  const token = session()?.token;
  if (!token || !isOnline() || !("serviceWorker" in navigator)) return;
  await registerWorker();
  await loadNeeded();
  await keepPage();
  await keepAnswers(token);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void keepAnswers(token).catch(() => {});
  });
}

/** Shows what this very session saw last. */
export async function restoreOffline() {
  const kept: KeptAnswers | undefined = await (await caches.match(ANSWERS, { cacheName: OFFLINE_CACHE }))?.json();
  if (kept?.token !== session()?.token || kept?.build !== boot().build) return;
  restoreAnswers(kept.answers);
  showsKept(new Date(kept.at));
}
