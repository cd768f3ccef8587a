import type { RewardArt, RewardCategory } from "@plaudit/api/reward-arts.ts";
import type { Choice } from "@plaudit/ui/form/choice-picker.tsx";
import { hundredthsOf, limitOf, wholeOf } from "@plaudit/ui/form/typed-number.ts";
import type { PictureChoice } from "@plaudit/ui/upload/picture-field.tsx";
import { type AudienceValue, audienceBodyOf, audienceValue } from "../../lib/audience-value.ts";
import { typedMoney } from "./amounts.ts";
import type { Reward, RewardFields } from "./data.ts";
import { countryChoices } from "./provider-form.ts";

export interface VariantValues {
  /** Empty for a new one. */
  variantId: string;
  name: string;
  points: string;
  faceValue: string;
  fee: string;
  /** Empty is no limit. */
  stock: string;
  /** As it was read: what is redeemed meanwhile is not put back by saving something else. */
  stockWas: string;
}
/** How it reaches people: by hand there is something to ask for. */
export const ways = ["code", "nothing", "address", "email", "day"] as const;
export interface RewardValues {
  name: string;
  description: string;
  category: RewardCategory;
  art: RewardArt;
  picture: PictureChoice;
  currency: string;
  tax: Reward["tax"];
  variants: VariantValues[];
  way: (typeof ways)[number];
  instructions: string;
  /** Empty never tells. */
  lowBelow: string;
  countries: Choice[];
  audience: AudienceValue;
  approval: Reward["approval"];
  /** Empty is no limit. */
  personLimit: string;
  limitPeriod: Reward["limitPeriod"];
  totalLimit: string;
  offered: boolean;
}

export const noVariant: VariantValues = {
  ...{ variantId: "", name: "", points: "", faceValue: "", fee: "0", stock: "", stockWas: "" },
};
const limit = (value: number | null | undefined) => (value == null ? "" : String(value));

type Beginning = { language: string; currency: string; category: RewardCategory };
export const rewardValues = (reward: Reward | null, begin: Beginning): RewardValues => ({
  name: reward?.name ?? "",
  description: reward?.description ?? "",
  category: reward?.category ?? begin.category,
  art: reward?.art ?? (begin.category === "giving" ? "trees" : "coffee"),
  picture: undefined,
  currency: reward?.currency ?? begin.currency,
  tax: reward?.tax ?? "none",
  variants: reward?.variants.map(({ id, name, points, faceValue, fee, stock }) => ({
    ...{ variantId: id, name, points: String(points), faceValue: typedMoney(faceValue), fee: typedMoney(fee) },
    ...{ stock: limit(stock), stockWas: limit(stock) },
  })) ?? [noVariant],
  way: reward?.fulfilment === "code" ? "code" : (reward?.asks ?? "nothing"),
  instructions: reward?.instructions ?? "",
  lowBelow: limit(reward?.lowBelow),
  countries: countryChoices(begin.language, reward?.countries ?? []),
  audience: audienceValue(reward?.audience),
  approval: reward?.approval ?? "none",
  personLimit: limit(reward?.personLimit),
  limitPeriod: reward?.limitPeriod ?? "month",
  totalLimit: limit(reward?.totalLimit),
  offered: reward ? reward.status === "offered" : true,
});

/** As another one: nothing of it is anybody's yet. Its name is kept without the marks of a text that is only read. */
export const copyOf = (values: RewardValues, name: string): RewardValues => ({
  ...values,
  name: name.replaceAll(/[\u2066-\u2069]/g, "").slice(0, 80),
  offered: false,
  variants: values.variants.map((one) => ({ ...one, variantId: "", stockWas: "" })),
});

const variantBody = (code: boolean, { variantId, stock, stockWas, ...typed }: VariantValues) => ({
  ...(variantId && { id: variantId }),
  name: typed.name,
  points: wholeOf(typed.points),
  faceValue: hundredthsOf(typed.faceValue),
  fee: hundredthsOf(typed.fee.trim() === "" ? "0" : typed.fee),
  ...(!code && !(variantId && stock === stockWas) && { stock: limitOf(stock) }),
});

export const rewardBody = (reward: Reward | null, values: RewardValues): RewardFields => ({
  name: values.name,
  description: values.description,
  category: values.category,
  art: values.art,
  mediaObjectId: values.picture === undefined ? (reward?.mediaObjectId ?? null) : (values.picture?.id ?? null),
  currency: values.currency,
  tax: values.tax,
  variants: values.variants.map((one) => variantBody(values.way === "code", one)),
  fulfilment: values.way === "code" ? "code" : "hand",
  asks: values.way === "code" ? "nothing" : values.way,
  instructions: values.instructions,
  lowBelow: limitOf(values.lowBelow),
  countries: values.countries.map(({ id }) => id),
  audience: audienceBodyOf(values.audience),
  approval: values.approval,
  personLimit: limitOf(values.personLimit),
  limitPeriod: values.limitPeriod,
  totalLimit: limitOf(values.totalLimit),
  status: values.offered ? "offered" : "draft",
});
