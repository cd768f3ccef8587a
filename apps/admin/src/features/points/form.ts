import { wholeOf } from "@plaudit/ui/form/typed-number.ts";
import { type AudienceValue, audienceBodyOf, audienceValue } from "../../lib/audience-value.ts";
import type { Rule, RuleBody } from "./data.ts";

export interface RuleValues {
  name: string;
  audience: AudienceValue;
  amount: string;
  period: Rule["period"];
  startsOn: string;
  /** Empty where the settings decide. */
  expiry: string;
  keeps: boolean;
  rollOverCap: string;
}

export const ruleValues = (rule: Rule | null, startsOn: string): RuleValues => ({
  name: rule?.name ?? "",
  audience: audienceValue(rule?.audience),
  amount: rule ? String(rule.amount) : "",
  period: rule?.period ?? "month",
  startsOn: rule?.startsOn ?? startsOn,
  expiry: rule?.expiry ?? "",
  keeps: rule?.rollOverCap != null,
  rollOverCap: rule?.rollOverCap == null ? "" : String(rule.rollOverCap),
});

export const ruleBody = (values: RuleValues): RuleBody => ({
  name: values.name,
  audience: audienceBodyOf(values.audience),
  amount: wholeOf(values.amount),
  period: values.period,
  startsOn: values.startsOn,
  expiry: (values.expiry || null) as RuleBody["expiry"],
  rollOverCap: values.keeps && values.expiry !== "never" ? wholeOf(values.rollOverCap) : null,
});

const pad = (part: number) => String(part).padStart(2, "0");
/** The first of the next month: what runs already is not touched. */
export function nextFirst(today: Date): string {
  const first = new Date(today.getFullYear(), today.getMonth() + 1, 1);
  return `${first.getFullYear()}-${pad(first.getMonth() + 1)}-01`;
}
