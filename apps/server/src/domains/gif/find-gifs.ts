import type { Output } from "@plaudit/api/endpoint.ts";
import type { gifEndpoints } from "@plaudit/api/gif.ts";
import { AfterCommit } from "../../after-commit.ts";
import type { TenantCtx } from "../../context.ts";
import { DomainError } from "../../error.ts";

type Endpoint = (typeof gifEndpoints)["GET /gif/gifs"];

/** Asks the configured service, once nothing of the database is held. */
export function findGifs(
  { services, actor, log }: TenantCtx,
  { search, page }: Output<Endpoint["query"]>,
): AfterCommit<Output<Endpoint["response"]>> {
  const { gifs } = services;
  if (!gifs) throw new DomainError("NotFound", "gifsOff");
  return new AfterCommit(async () => {
    try {
      return await gifs.find({ search, page, language: actor.locale });
    } catch (error) {
      // Its message may hold the address, which holds the key.
      log.warn({ name: (error as Error).name }, "the GIF service did not answer");
      throw new DomainError("Unavailable", "gifsDown", { retryAfter: 5 });
    }
  });
}
