import type { DemoCtx } from "../domain.ts";

/** For what the demo adds without files. */
export const noUpload: DemoCtx["upload"] = () => Promise.reject(new Error("nothing is uploaded here"));
