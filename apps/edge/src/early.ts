import { isAuthPath } from "@plaudit/ui/app/guards.ts";
import type { AppName } from "./env.ts";

interface Screen {
  app: AppName;
  at: (path: string) => boolean;
  /** Source files that the screen imports lazily, as Vite's manifest names them; `{lang}` is the page's language. */
  chunks: readonly string[];
  /** GET paths under `/api` that the screen asks for first, serialised as the client does: they are its cache's keys. */
  fetches: readonly string[];
}

const matches = (pattern: RegExp) => (path: string) => pattern.test(path);
const session = ["/identity/tenantMembers/me", "/apps"];
const home = [
  ...session,
  "/timeline/items?pageSize=20",
  "/timeline/items/pinned",
  "/recognition/weekly",
  "/recognition/goal",
];
const member = ["src/member-app.tsx", "src/locale/{lang}.ts"];

/** What each page needs before its code can ask for it. Fetches go out only for a session of the page's own tenant. First match counts. */
const screens: readonly Screen[] = [
  { app: "member", at: isAuthPath, chunks: ["src/auth-app.tsx", "src/locale/auth.{lang}.ts"], fetches: [] },
  { app: "member", at: matches(/^\/home\/?$/), chunks: [...member, "src/routes/home.tsx"], fetches: home },
  {
    app: "member",
    at: matches(/^\/recognition\/send\/?$/),
    chunks: [...member, "src/routes/recognition-send.tsx"],
    fetches: session,
  },
  {
    app: "member",
    at: matches(/^\/recognitions\/[\w-]+\/?$/),
    chunks: [...member, "src/routes/recognition.tsx"],
    fetches: session,
  },
  {
    app: "member",
    at: matches(/^\/profile\/[\w-]+\/?$/),
    chunks: [...member, "src/routes/profile.tsx", "src/locale/profile.{lang}.ts"],
    fetches: session,
  },
  { app: "member", at: matches(/^\//), chunks: member, fetches: session },
  {
    app: "admin",
    at: matches(/^\/admin\/manage\/users\/?$/),
    chunks: ["src/locale/{lang}.ts", "src/locale/people.{lang}.ts", "src/routes/users.tsx"],
    fetches: [...session, "/identity/tenantMembers/admin?pageSize=100"],
  },
  {
    app: "admin",
    at: matches(/^\/admin\/values\/?$/),
    chunks: ["src/locale/{lang}.ts", "src/routes/values.tsx"],
    fetches: session,
  },
  { app: "admin", at: matches(/^\//), chunks: ["src/locale/{lang}.ts"], fetches: session },
  { app: "tv", at: matches(/^\//), chunks: ["src/locale/{lang}.ts"], fetches: [] },
];

export const screenAt = (app: AppName, path: string) => screens.find((s) => s.app === app && s.at(path));
