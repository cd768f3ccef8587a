import type { TFunction } from "i18next";
import type { Namespace } from "./resources.ts";

type Values = Record<string, unknown>;
type Texts = Record<string, object>;
export type Translate<N extends Namespace> = TFunction<N>;

export interface I18n {
  readonly language: string;
  /** Words of one namespace, picked as `t(($) => $.send.submit, { count })`. */
  getFixedT<N extends Namespace>(language: string, namespace: N): Translate<N>;
  /** Namespaces that arrive with the screen that needs them. */
  add(texts: Texts): void;
}

/** Remembers which property was asked for. */
function pathOf(selector: (from: unknown) => unknown): string[] {
  const path: string[] = [];
  const trail: unknown = new Proxy(
    {},
    {
      get(_, name) {
        path.push(String(name));
        return trail;
      },
    },
  );
  selector(trail);
  return path;
}

const token = /\$t\(([\w:.-]+)(?:,\s*(\{(?:[^{}]|\{\{\w+\}\})*\}))?\)|\{\{(\w+)\}\}/g;
const fill = (text: string, values: Values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ""));

function parse(options: string, values: Values): Values {
  try {
    return JSON.parse(fill(options, values)) as Values;
  } catch {
    return {};
  }
}

/**
 * i18next's own format of texts (plurals, `{{values}}`, `$t(nesting)`) and its typed selectors in a twentieth of its size: a sign-in
 * page of 90 kB has no room for the whole. What a value says is never read as nesting.
 */
export function engine(language: string, texts: Texts): I18n {
  const plural = new Intl.PluralRules(language);
  const all: Texts = { ...texts };

  function find(namespace: string, path: string[], values: Values): unknown {
    const last = path.at(-1) ?? "";
    let holder: unknown = all[namespace];
    for (const name of path.slice(0, -1)) holder = (holder as Values | undefined)?.[name];
    const at = holder as Values | undefined;
    if (typeof values.count !== "number") return at?.[last];
    return at?.[`${last}_${plural.select(values.count)}`] ?? at?.[`${last}_other`] ?? at?.[last];
  }

  function say(namespace: string, path: string[], values: Values): unknown {
    const found = find(namespace, path, values);
    if (typeof found === "object" && found !== null) return found;
    if (typeof found !== "string") return path.join(".");
    return found.replace(token, (_, nested?: string, options?: string, name?: string) => {
      if (!nested) return String(values[name ?? ""] ?? "");
      const [key = "", space = namespace] = nested.split(":").reverse();
      return String(say(space, key.split("."), parse(options ?? "{}", values)));
    });
  }

  return {
    language,
    getFixedT: (_, namespace) =>
      ((selector: (from: unknown) => unknown, values: Values = {}) =>
        say(namespace, pathOf(selector), values)) as unknown as Translate<typeof namespace>,
    add: (more) => void Object.assign(all, more),
  };
}
