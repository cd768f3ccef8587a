// Every language has what English has: the same keys, all plural forms of its own, the same placeholders, nothing empty.
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, say } from "./setup.mjs";

const folder = join(root, "packages/i18n/locales");
const languages = ["en", "fr", "ar"];
const suffix = /_(zero|one|two|few|many|other)$/;
const faults = [];

const leaves = (node, path = "") =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === "object" ? leaves(value, `${path}${key}.`) : [[`${path}${key}`, value]],
  );
const placeholders = (text) =>
  [...new Set(text.match(/\{\{[^}]+\}\}/g) ?? [])]
    .filter((p) => p !== "{{count}}")
    .sort()
    .join(" ");

function read(language, file) {
  const entries = leaves(JSON.parse(readFileSync(join(folder, language, file), "utf8")));
  const plural = new Set(entries.filter(([key]) => /_other$/.test(key)).map(([key]) => key.replace(suffix, "")));
  const byBase = new Map();
  for (const [key, text] of entries) {
    const base = suffix.test(key) && plural.has(key.replace(suffix, "")) ? key.replace(suffix, "") : key;
    const forms = byBase.get(base) ?? {};
    forms[base === key ? "" : key.match(suffix)[1]] = text;
    byBase.set(base, forms);
    if (text.trim() === "") faults.push(`${language}/${file}: ${key} is empty`);
  }
  return byBase;
}

for (const file of readdirSync(join(folder, "en"))) {
  const english = read("en", file);
  for (const language of languages) {
    const texts = read(language, file);
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [base, forms] of english) {
      const own = texts.get(base);
      if (!own) {
        faults.push(`${language}/${file}: ${base} is missing`);
        continue;
      }
      const wanted = "" in forms ? [""] : categories;
      for (const form of wanted)
        if (!(form in own)) faults.push(`${language}/${file}: ${base} lacks its form ${form || "itself"}`);
      for (const form of Object.keys(own))
        if (!wanted.includes(form))
          faults.push(`${language}/${file}: ${base} has a form ${form} that the language does not know`);
      const said = placeholders(forms.other ?? forms[""]);
      const same = placeholders(own.other ?? own[""]);
      if (said !== same)
        faults.push(
          `${language}/${file}: ${base} has ${same || "no placeholders"} where English has ${said || "none"}`,
        );
    }
    for (const base of texts.keys())
      if (!english.has(base)) faults.push(`${language}/${file}: ${base} is not in English`);
  }
}

// A key that is not there does not compile; an unused one is found here. `[x]` in a selector matches any key.
const allEnglish = readdirSync(join(folder, "en")).map((file) => readFileSync(join(folder, "en", file), "utf8"));
const selected = new Set();
const named = new Set();
const sources = ["apps", "packages"].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, withFileTypes: true }).filter(
    (entry) => /\.tsx?$/.test(entry.name) && !/node_modules|\/dist(\/|$)/.test(entry.parentPath),
  ),
);
for (const entry of sources) {
  const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
  for (const [, path] of text.matchAll(/\bt\("(\w[\w-]*:[\w.-]+)"/g)) named.add(path);
  for (const [, path] of text.matchAll(/=>\s*\$((?:\s*\.\w+|\[[^\]]+\])+)/g)) {
    selected.add(
      path
        .replace(/\s/g, "")
        .replace(/\["([\w-]+)"\]/g, ".$1")
        .replace(/\[[^\]]+\]/g, ".*")
        .slice(1),
    );
  }
}
const patterns = [...selected].map(
  (path) => new RegExp(`^${path.replace(/\./g, "\\.").replace(/\*/g, "[^.]+")}(\\.|$)`),
);
// Refusals and notifications are named by their key as a string: "fileType" of errors.json, "channel.archived" for a domain's own.
const refusals = ["apps/server/src", "packages/api/src"]
  .flatMap((source) => globSync("**/*.ts", { cwd: join(root, source) }).map((file) => join(root, source, file)))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const refusalOf = (file, base) => {
  if (file === "errors.json") return base;
  return /^(refusal|notification)\./.test(base) ? base.replace(/^\w+/, file.replace(".json", "")) : undefined;
};
// Read by the server, whose own tests hold them against what it records: texts of the audit log and of notifications.
const isServers = (file, base) =>
  /^(audit|subject|notificationKind|notificationMail)\./.test(base) ||
  (file === "audit.json" && /^(field\.|else$)/.test(base));
for (const file of readdirSync(join(folder, "en"))) {
  for (const base of read("en", file).keys()) {
    if (isServers(file, base)) continue;
    const refusal = refusalOf(file, base);
    if (refusal) {
      if (!refusals.includes(`"${refusal}"`)) faults.push(`${file}: no refusal or notification has the key ${refusal}`);
      continue;
    }
    const nested = new RegExp(`\\$t\\((${file.replace(".json", "")}:)?${base.replace(/\./g, "\\.")}[,)]`);
    const used =
      named.has(`${file.replace(".json", "")}:${base}`) ||
      patterns.some((pattern) => pattern.test(base)) ||
      allEnglish.some((text) => nested.test(text));
    if (!used) faults.push(`${file}: nobody says ${base}`);
  }
}
const literal = run("i18next-cli", ["lint", "--quiet"], { stdio: ["ignore", "pipe", "pipe"] });
if (literal.status !== 0) faults.push(`text that no language file has:\n${literal.stdout}${literal.stderr}`);

for (const fault of faults) say(fault);
say(faults.length === 0 ? "Every language is whole." : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
