import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `an address that begins with ${protocols.map((one) => `${one}//`).join(" or ")}`,
    );
const origins = z
  .string()
  .refine(
    (text) => text.split(",").every((one) => URL.canParse(one.trim()) && /^https?:/.test(one.trim())),
    "addresses that begin with http:// or https://, separated by commas",
  );
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Every environment variable. `docs/configuration.md` is generated from it. */
export const settings = {
  ROLE: {
    schema: z.enum(["all", "web", "worker", "edge"]).default("all"),
    meaning:
      "What this process does: everything; the pages and the API; jobs only; the edge only, in front of API_ORIGIN.",
  },
  PORT: { schema: whole(0, 65_535).default(3000), meaning: "The port to listen on; 0 takes any free one." },
  HOST: {
    schema: z.string().min(1).default("127.0.0.1"),
    meaning: "The address to listen on; `0.0.0.0` for every one.",
  },
  PUBLIC_URL: {
    schema: url(["http:", "https:"]).optional(),
    meaning:
      "The apex, where people sign in. Tenants live at `<slug>.` before its host. Default: `http://localhost:<PORT>`.",
  },
  PLAUDIT_DATA: {
    schema: z.string().min(1).default(".data"),
    meaning: "The folder of the embedded database, uploaded files, mail files and the generated secret.",
  },
  DATABASE_URL: {
    schema: url(["postgres:", "postgresql:"]).optional(),
    meaning:
      "PostgreSQL 15 or newer, as the owner of the schema who may create roles; or as `app_user`, without a password, for processes that migrate nothing. Without it: the embedded database.",
  },
  DATABASE_APP_OPTIONS: {
    schema: z.string().min(1).optional(),
    meaning:
      "Settings of Postgres for the connections of the application's roles, not for the owner's, such as `-c citus.propagate_set_commands=local`.",
  },
  DATABASE_POOL_SIZE: { schema: whole(1, 200).default(12), meaning: "Connections of this process for tenants' work." },
  PLAUDIT_SECRET: {
    schema: z.string().min(32, "at least 32 characters").optional(),
    meaning:
      "Signs and derives what must not be forged; the same in every process. Required with DATABASE_URL, else generated into the data folder.",
  },
  SMTP_URL: {
    schema: url(["smtp:", "smtps:"]).optional(),
    meaning:
      "Where mail goes, such as `smtps://user:password@mail.example`. Without it: `.eml` files in the data folder.",
  },
  S3_BUCKET: {
    schema: z.string().min(1).optional(),
    meaning: "Where uploaded files go. Without it: a folder of the data folder, which every process must then share.",
  },
  S3_ENDPOINT: {
    schema: url(["http:", "https:"]).optional(),
    meaning: "Of a store that speaks S3, addressed by path, such as `https://s3.internal:9000`. Without it: Amazon's.",
  },
  S3_REGION: { schema: z.string().min(1).default("us-east-1"), meaning: "The bucket's region." },
  S3_ACCESS_KEY_ID: {
    schema: z.string().min(1).optional(),
    meaning: "May read, write and delete in the bucket. Without it: what the machine is allowed, such as a role.",
  },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1).optional(), meaning: "Belongs to S3_ACCESS_KEY_ID." },
  MAIL_FROM: {
    schema: z.string().regex(/@/, "an e-mail address").optional(),
    meaning: "The address that mail comes from, under the name of each tenant. Default: `no-reply@host of PUBLIC_URL`.",
  },
  GIF_API_KEY: {
    schema: z.string().min(1).optional(),
    meaning: "Of GIPHY. Without it nobody is offered GIFs.",
  },
  GIF_API_URL: {
    schema: url(["http:", "https:"]).default("https://api.giphy.com"),
    meaning: "Where GIFs are searched: GIPHY, or what speaks as it does.",
  },
  GIF_MEDIA_ORIGINS: {
    schema: origins.optional(),
    meaning:
      "Where GIFs are shown from, separated by commas; only these are taken and shown, and browsers load them directly. ROLE=edge needs it without a key too. Default with GIF_API_KEY: `https://*.giphy.com`.",
  },
  REFINE_URL: {
    schema: url(["http:", "https:"]).optional(),
    meaning:
      "A service that speaks OpenAI's chat completions and refines messages where a tenant has that feature, such as `https://api.mistral.ai/v1`: the messages that people refine are sent there. Without it: a checker of English on this machine.",
  },
  REFINE_API_KEY: { schema: z.string().min(1).optional(), meaning: "The key of REFINE_URL, if it needs one." },
  REFINE_MODEL: { schema: z.string().min(1).optional(), meaning: "The model to ask for; required with REFINE_URL." },
  TANGO_PRODUCTION_URL: {
    schema: url(["http:", "https:"]).default("https://api.tangocard.com/raas/v2"),
    meaning:
      "Where gift cards are ordered: Tango's API, or what speaks as it does. Each tenant connects with keys of its own.",
  },
  TANGO_SANDBOX_URL: {
    schema: url(["http:", "https:"]).default("https://integration-api.tangocard.com/raas/v2"),
    meaning: "Where a tenant that tries gift cards orders them: nothing is paid there.",
  },
  TANGO_PACE_MS: {
    schema: whole(0, 60_000).default(1_000),
    meaning: "The least time between two requests of one tenant to Tango, whichever process sends them.",
  },
  API_ORIGIN: {
    schema: origins.optional(),
    meaning:
      "For ROLE=edge: where the API is, such as `http://api.internal:3000`; several processes, separated by commas, take turns.",
  },
  TRUSTED_HOPS: {
    schema: whole(0, 10).default(0),
    meaning: "Proxies of your own in front that append to X-Forwarded-For.",
  },
  APPS_ORIGIN: {
    schema: url(["http:"]).optional(),
    meaning: "Where the apps come from instead of their builds; `npm run dev` sets it.",
  },
  METRICS_PORT: {
    schema: whole(1, 65_535).optional(),
    meaning: "A port of its own for `/metrics`, which Prometheus reads. Without it there are none.",
  },
  METRICS_HOST: {
    schema: z.string().min(1).default("127.0.0.1"),
    meaning: "The address of the metrics' port; keep it where visitors do not come.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: url(["http:", "https:"]).optional(),
    meaning:
      "An OpenTelemetry collector that takes traces by OTLP over HTTP, such as `http://collector:4318`; the exporter's other `OTEL_` variables count too. Without it there are none.",
  },
  LOG_LEVEL: {
    schema: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
    meaning: "How much is logged, as JSON lines on standard output.",
  },
  NODE_ENV: {
    schema: z.enum(["development", "test", "production"]).optional(),
    meaning:
      "`production` checks no answers and seeds no demo. Default: `production` with DATABASE_URL, else `development`.",
  },
} as const;

type Name = keyof typeof settings;
type Values = { [N in Name]: z.output<(typeof settings)[N]["schema"]> };

export interface Config extends Omit<Values, "PUBLIC_URL" | "PLAUDIT_SECRET" | "MAIL_FROM" | "NODE_ENV"> {
  /** Without a slash at its end. */
  apexUrl: string;
  secret: string;
  mailFrom: string;
  production: boolean;
  dataFolder: string;
}

/** A setting that cannot be used; its sentence names the variable. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Without making anything in it, as reading the whole configuration may. */
export const dataFolderOf = (env: Environment): string =>
  resolve(settings.PLAUDIT_DATA.schema.parse(env.PLAUDIT_DATA?.trim() || undefined));

export function readConfig(env: Environment): Config {
  const found: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, { schema }] of Object.entries(settings)) {
    const given = env[name]?.trim() || undefined;
    const parsed = (schema as z.ZodType).safeParse(given);
    if (parsed.success) found[name] = parsed.data;
    else faults.push(`${name}: ${parsed.error.issues[0]?.message ?? "not valid"}`);
  }
  if (faults.length > 0) throw new ConfigError(`The environment is not right.\n${faults.join("\n")}`);
  const { PUBLIC_URL, PLAUDIT_SECRET, MAIL_FROM, NODE_ENV, ...values } = found as Values;
  const apexUrl = new URL(PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin;
  const dataFolder = dataFolderOf(env);
  if (values.DATABASE_URL && !PLAUDIT_SECRET)
    throw new ConfigError(
      "PLAUDIT_SECRET: required with DATABASE_URL; every process must have the same, 32 characters or more",
    );
  if (Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY))
    throw new ConfigError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: both or neither");
  if (values.REFINE_URL && !values.REFINE_MODEL) throw new ConfigError("REFINE_MODEL: required with REFINE_URL");
  if (values.ROLE === "edge" && !(values.API_ORIGIN && PLAUDIT_SECRET))
    throw new ConfigError("API_ORIGIN and PLAUDIT_SECRET: required with ROLE=edge");
  if ((values.ROLE === "web" || values.ROLE === "worker") && !values.DATABASE_URL)
    throw new ConfigError(`DATABASE_URL: required with ROLE=${values.ROLE}; the embedded database serves one process`);
  return {
    ...values,
    apexUrl,
    dataFolder,
    secret: PLAUDIT_SECRET ?? ownSecret(dataFolder),
    mailFrom: MAIL_FROM ?? `no-reply@${new URL(apexUrl).hostname}`,
    production: (NODE_ENV ?? (values.DATABASE_URL ? "production" : "development")) === "production",
  };
}

function ownSecret(folder: string): string {
  const file = join(folder, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
