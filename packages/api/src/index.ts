export type { Contract } from "./contract.ts";
