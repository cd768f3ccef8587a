export { presentQuality } from "./present.ts";
export { type QualityRow, qualityColumns } from "./queries.ts";
