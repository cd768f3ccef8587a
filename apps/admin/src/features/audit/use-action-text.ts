import { useTranslation } from "@plaudit/i18n/react.ts";
import { isKnown } from "./filters.ts";

type Words = Record<string, Record<string, Record<string, string>>>;
type Pick = (from: Words) => string | undefined;

/** The words of an action: `said` in a sentence, `kind` in a list. What is not known is told by its own name. */
export function useActionText() {
  const { t } = useTranslation("audit");
  const plain = t as unknown as (pick: Pick, values: Record<string, string>) => string;
  const of = (group: "said" | "kind", action: string, values: Record<string, string>) => {
    const [area = "", verb = ""] = action.split(".");
    return plain((from) => from[group]?.[area]?.[verb], values);
  };
  return {
    sentence: (action: string, values: Record<string, string>) =>
      isKnown(action)
        ? of("said", action, values)
        : plain((from) => (from as unknown as Record<string, string>).saidElse, values),
    kind: (action: string) => of("kind", action, {}),
  };
}
