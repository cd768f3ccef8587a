import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const at = (file: string) => readFileSync(join(import.meta.dirname, "../../..", file), "utf8");

interface Service {
  image: string;
  environment?: Record<string, string>;
  [setting: string]: unknown;
}
const { services } = parse(at("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
const named = Object.entries(services);
const thirdParty = named.filter(([, { image }]) => image !== "plaudit");
/** Services that end when they have done their one thing. */
const once = named.filter(([, { restart }]) => restart === "no").map(([name]) => name);

const without = (setting: (service: Service) => boolean) =>
  named.filter(([, service]) => !setting(service)).map(([name]) => name);

test("no secret has a value of the file's own", () => {
  const secrets = named.flatMap(([service, { environment = {} }]) =>
    Object.entries(environment)
      .filter(([name]) => /SECRET|PASSWORD|ACCESS_KEY/.test(name))
      .map(([name, value]) => [`${service} ${name}`, value] as const),
  );
  expect(secrets.length).toBeGreaterThan(4);
  expect(secrets.filter(([, value]) => !/^\$\{[A-Z0-9_]+:\?[^}]+\}$/.test(value))).toEqual([]);
  expect(at("compose.yaml")).not.toMatch(/(SECRET|PASSWORD|ACCESS_KEY\w*):-/);
});

test("the README generates every secret that compose.yaml requires", () => {
  const asked = [...new Set([...at("compose.yaml").matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name))];
  const made = [...at("README.md").matchAll(/^([A-Z0-9_]+)=\S*\$\(openssl rand/gm)].map(([, name]) => name);
  expect(made.toSorted()).toEqual(asked.toSorted());
});

test("the owner's password is known to the migration and to Postgres alone", () => {
  const knowing = named.filter(([, { environment }]) =>
    JSON.stringify(environment ?? {}).includes("POSTGRES_PASSWORD"),
  );
  expect(knowing.map(([name]) => name).toSorted()).toEqual(["migrate", "postgres"]);
  for (const name of ["web", "worker"])
    expect(services[name]?.environment?.DATABASE_URL).toBe("postgres://app_user@postgres:5432/plaudit");
});

test("every container can write to nothing but what it needs, and gains no rights", () => {
  expect(without(({ read_only }) => read_only === true)).toEqual([]);
  expect(without(({ cap_drop, cap_add }) => String(cap_drop) === "ALL" && cap_add === undefined)).toEqual([]);
  expect(without(({ security_opt }) => String(security_opt) === "no-new-privileges:true")).toEqual([]);
  expect(without(({ mem_limit, pids_limit }) => Boolean(mem_limit && pids_limit))).toEqual([]);
});

test("third-party images are pinned by digest, run without root and have a health check", () => {
  expect(thirdParty.map(([name]) => name)).toEqual(["postgres", "files", "mail"]);
  for (const [name, { image, user, healthcheck }] of thirdParty) {
    expect([name, image]).toEqual([name, expect.stringMatching(/^[a-z/]+:v?\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/)]);
    expect([name, user]).toEqual([name, expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
    expect([name, healthcheck]).toEqual([name, expect.objectContaining({ test: expect.any(Array) })]);
  }
});

test("who waits, waits for what has ended well or is well", () => {
  for (const [, { depends_on = {} }] of named)
    for (const [name, { condition }] of Object.entries(depends_on as Record<string, { condition: string }>))
      expect([name, condition]).toEqual([
        name,
        once.includes(name) ? "service_completed_successfully" : "service_healthy",
      ]);
});
