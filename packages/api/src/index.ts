export type { Answer, Args, Key } from "./client.ts";
export type { Contract } from "./contract.ts";
