/**
 * For `--import`: a process of the server loads its code in 1.0 s of computing, not 2.5. Node reads what a package
 * exports anew whenever a file of it is resolved, and drizzle-orm's list has 178 kB; here each name is resolved once.
 */
import { type ResolveFnOutput, registerHooks } from "node:module";

const inDrizzle = /\/node_modules\/drizzle-orm\//;
const resolved = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    if (/^\..+\.js$/.test(specifier) && context.parentURL && inDrizzle.test(context.parentURL))
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const known = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(specifier, known);
    return known;
  },
});
