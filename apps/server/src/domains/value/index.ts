export { presentQuality } from "./present.ts";
export type { QualityRow } from "./queries.ts";
