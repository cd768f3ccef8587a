import type { Config } from "../../config.ts";
import { openEgress } from "../egress/egress.ts";
import { harperRefiner } from "./harper.ts";
import type { Refiner } from "./refiner.ts";
import { serviceRefiner } from "./service.ts";

type RefineConfig = Pick<Config, "REFINE_URL" | "REFINE_API_KEY" | "REFINE_MODEL">;

/** The configured service, which may be inside the operator's own network; else the checker on this machine. */
export function openRefiner({ REFINE_URL: url, REFINE_API_KEY: key, REFINE_MODEL: model }: RefineConfig): Refiner {
  if (!url || !model) return harperRefiner();
  return serviceRefiner({ url, key, model, egress: openEgress(new Set([new URL(url).origin])) });
}
