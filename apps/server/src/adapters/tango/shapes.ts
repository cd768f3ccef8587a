import { z } from "zod";
import type { TangoBrand, TangoItem, TangoOrder } from "./tango.ts";

const text = z.string().catch("");
const amount = z.number().min(0).max(1_000_000_000);

const item = z
  .object({
    utid: z.string().min(1).max(100),
    rewardName: z.string().min(1).max(500),
    rewardType: text,
    status: z.string(),
    valueType: z.enum(["FIXED_VALUE", "VARIABLE_VALUE"]),
    currencyCode: z.string().regex(/^[A-Z]{3}$/),
    minValue: amount.nullish(),
    maxValue: amount.nullish(),
    faceValue: amount.nullish(),
    isWholeAmountValueRequired: z.boolean().catch(false),
    countries: z.array(z.string()).catch([]),
    redemptionInstructions: text,
  })
  .transform((of): TangoItem | null => {
    const isFixed = of.valueType === "FIXED_VALUE";
    const least = (isFixed ? of.faceValue : of.minValue) ?? 0;
    const most = (isFixed ? of.faceValue : of.maxValue) ?? 0;
    if (most <= 0 || least > most) return null;
    return {
      utid: of.utid,
      name: of.rewardName,
      kind: of.rewardType,
      currency: of.currencyCode,
      least,
      most,
      isFixed,
      isWhole: of.isWholeAmountValueRequired,
      countries: of.countries.filter((country) => /^[A-Z]{2}$/.test(country)),
      isActive: of.status === "active",
      instructions: of.redemptionInstructions,
    };
  });
const known = <T>(found: (T | null)[]): T[] => found.filter((one) => one !== null);

const widest = (urls: Record<string, string>): string | null => {
  const byWidth = Object.entries(urls).map(([name, url]) => ({ width: Number.parseInt(name, 10) || 0, url }));
  const fitting = byWidth.filter(({ width, url }) => width <= 400 && /^https?:\/\//.test(url));
  return fitting.toSorted((one, other) => other.width - one.width)[0]?.url ?? null;
};
const brand = z
  .object({
    brandKey: z.string().min(1).max(100),
    brandName: z.string().min(1).max(500),
    status: z.string(),
    description: text,
    terms: text,
    imageUrls: z.record(z.string(), z.string()).catch({}),
    items: z.array(item.nullable().catch(null)),
  })
  .transform(
    (of): TangoBrand => ({
      key: of.brandKey,
      name: of.brandName,
      description: of.description,
      terms: of.terms,
      imageUrl: widest(of.imageUrls),
      isActive: of.status === "active",
      items: known(of.items),
    }),
  );
/** What cannot be read of it is left out: one odd brand must not take the others away. */
export const catalogAnswer = z
  .object({ brands: z.array(brand.nullable().catch(null)) })
  .transform(({ brands }) => known(brands));

export const orderAnswer = z
  .object({
    referenceOrderID: z.string().min(1).max(100),
    externalRefID: z.string().max(100).nullish(),
    status: z.enum(["COMPLETE", "PENDING", "PARTIAL", "FAILED", "CANCELLED"]),
    utid: z.string(),
    accountIdentifier: z.string(),
    denomination: z.object({ value: z.number() }),
    amountCharged: z.object({ total: z.number(), currencyCode: z.string() }).nullish(),
    reward: z
      .object({
        credentialList: z.array(z.object({ label: text, type: text, value: z.string() })).nullish(),
        redemptionInstructions: z.string().nullish(),
      })
      .nullish(),
  })
  .transform(
    (of): TangoOrder => ({
      id: of.referenceOrderID,
      externalRef: of.externalRefID ?? "",
      status: of.status,
      utid: of.utid,
      value: of.denomination.value,
      account: of.accountIdentifier,
      charged: { amount: of.amountCharged?.total ?? 0, currency: of.amountCharged?.currencyCode ?? "" },
      credentials: of.reward?.credentialList ?? [],
      instructions: of.reward?.redemptionInstructions ?? "",
    }),
  );
export const foundOrders = z.object({ orders: z.array(z.object({ referenceOrderID: z.string().min(1).max(100) })) });
export const accountAnswer = z
  .object({ currentBalance: z.number(), currencyCode: z.string(), status: text })
  .transform(({ currentBalance, currencyCode, status }) => ({
    amount: currentBalance,
    currency: currencyCode,
    isActive: /^active$/i.test(status),
  }));
export const tokenAnswer = z
  .object({ access_token: z.string().min(1), expires_in: z.number().int().positive() })
  .transform((of) => ({ token: of.access_token, seconds: of.expires_in }));
export const subscriptionAnswer = z
  .object({ webhookId: z.string().min(1).max(100), expiresAt: z.coerce.date() })
  .transform((of) => ({ id: of.webhookId, expiresAt: of.expiresAt }));
/** Of an error; its sentences may repeat what was sent, so only its codes are read. */
export const fault = z.object({
  errors: z.array(z.object({ i18nKey: z.string().optional(), code: z.string().optional() })).min(1),
});
