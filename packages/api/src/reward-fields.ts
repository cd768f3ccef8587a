import * as z from "zod/mini";
import { rewardArts, rewardCategories } from "./reward-arts.ts";

/** Money in hundredths of its currency: 2550 is 25.50. */
export const money = z.int().check(z.minimum(0), z.maximum(100_000_000_00));
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, "reward.currency"));
/** ISO 3166; none is everywhere. */
export const countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/, "reward.country"))).check(z.maxLength(250));
export const price = z.int().check(z.minimum(1, "wholePointsOne"), z.maximum(1_000_000, "amountMax"));
export const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));

export const providerKind = z.enum(["store", "tango", "donations"]);
export const rewardCategory = z.enum(rewardCategories);
export const art = z.enum(rewardArts);
/** How it reaches whoever redeems it. */
export const fulfilment = z.enum(["hand", "code", "tango"]);
/** What they are asked for, so that it can reach them. */
export const asks = z.enum(["nothing", "address", "email", "day"]);
export const approval = z.enum(["none", "manager", "admin"]);
/** Whether it counts as pay, and who bears the tax on it. */
export const tax = z.enum(["none", "company", "member"]);
export const limitPeriod = z.enum(["ever", "month", "year"]);
export const rewardStatus = z.enum(["draft", "offered", "archived"]);

export const cursor = z.optional(z.string().check(z.maxLength(200)));
export const redeems = { scope: "tenant", permission: "reward:redeem" } as const;
export const manages = { scope: "tenant", permission: "reward:admin" } as const;
