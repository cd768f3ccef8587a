import type { Namespace } from "@plaudit/i18n/resources.ts";
import type { TenantCtx } from "../../context.ts";
import type { AuditArea } from "../../domain.ts";
import { textsIn } from "../../texts.ts";

export const actionsIn = ({ audit }: AuditArea): string[] =>
  Object.entries(audit).flatMap(([entity, verbs]) => verbs.map((verb) => `${entity}.${verb}`));

type Reader = Pick<TenantCtx, "actor" | "tenant">;
/** Kept for who draws them. */
const kept = { actor: "{{actor}}", name: "{{name}}" };

/** Texts of the log in the reader's language, with the tenant's own word for points. Sentences keep `{{actor}}` and `{{name}}` for who draws them. */
export function logTexts(areas: readonly AuditArea[], { actor, tenant }: Reader) {
  const language = actor.locale;
  const i18n = textsIn(language, tenant.pointTerms);
  const translate = i18n.t as (path: string, values: object) => string;
  const read = (namespace: Namespace, path: string): string | undefined =>
    i18n.exists(`${namespace}:${path}`) ? translate(`${namespace}:${path}`, kept) : undefined;
  const namespaceOf = new Map(areas.flatMap(({ texts, audit }) => Object.keys(audit).map((entity) => [entity, texts])));
  return {
    /** `action` is "entity.verb". An action without a text is shown by its own name. */
    sentence(action: string): string {
      const texts = namespaceOf.get(action.split(".")[0] ?? "");
      const other = (read("audit", "else") ?? "").replace("{{action}}", action);
      return (texts && read(texts, `audit.${action}.sentence`)) ?? other;
    },
    /** Undefined where nobody has a label for a field. */
    field(entity: string, field: string): string | undefined {
      const texts = namespaceOf.get(entity);
      return (texts && read(texts, `audit.${entity}.field.${field}`)) ?? read("audit", `field.${field}`);
    },
    /** Every field that has a label; what is called the same is one. */
    fields() {
      const places: [Namespace, string][] = [
        ["audit", "field"],
        ...[...namespaceOf].map(([entity, texts]): [Namespace, string] => [texts, `audit.${entity}.field`]),
      ];
      const named = places.flatMap(([texts, path]) =>
        Object.keys(i18n.getResource(language, texts, path) ?? {}).map((name) => ({
          name,
          label: read(texts, `${path}.${name}`) ?? name,
        })),
      );
      const byLabel = Map.groupBy(named, ({ label }) => label);
      return [...byLabel]
        .map(([label, found]) => ({ label, names: [...new Set(found.map(({ name }) => name))] }))
        .sort((one, other) => one.label.localeCompare(other.label, language));
    },
    areas: () =>
      areas.map((area) => {
        const { texts, audit } = area;
        const [id = ""] = Object.keys(audit);
        return {
          id,
          label: read(texts, `audit.${id}.area`) ?? id,
          actions: actionsIn(area).map((action) => ({
            id: action,
            label: read(texts, `audit.${action}.label`) ?? action,
          })),
        };
      }),
  };
}

/** What an action is called, by its id; an unknown one by that alone. */
export function actionLabels(areas: readonly AuditArea[], reader: Reader): (action: string) => string {
  const groups = logTexts(areas, reader).areas();
  const labels = new Map(groups.flatMap(({ actions }) => actions.map(({ id, label }) => [id, label])));
  return (action) => labels.get(action) ?? action;
}
