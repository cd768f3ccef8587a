// Writes src/resources.ts, the type of every namespace, from the files of locales/en: a new file there needs no edit by hand.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = import.meta.dirname;
const target = join(root, "src/resources.ts");
const namespaces = readdirSync(join(root, "locales/en"))
  .map((file) => file.replace(/\.json$/, ""))
  .sort();
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const key = (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

const source = `// Written by resources.mjs whenever the types are checked.
${namespaces.map((name) => `import type ${camel(name)} from "../locales/en/${name}.json";`).join("\n")}

/** Every namespace, typed from English: a key that is not there does not compile. */
export interface Resources {
${namespaces.map((name) => `  ${key(name)}: typeof ${camel(name)};`).join("\n")}
}
export type Namespace = keyof Resources;

declare module "i18next" {
  interface CustomTypeOptions {
    enableSelector: true;
    defaultNS: "common";
    resources: Resources;
  }
}
`;
if (readFileSync(target, "utf8") !== source) writeFileSync(target, source);
