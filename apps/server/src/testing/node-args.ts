import { join } from "node:path";

/** For a process of the server that a test starts. */
export const nodeArgs = ["--import", join(import.meta.dirname, "../quick-start.ts")];
const { PATH, NODE_COMPILE_CACHE } = process.env;
/** All that it knows of the environment. */
export const nodeEnv = { PATH, NODE_COMPILE_CACHE };
