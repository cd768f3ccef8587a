import type { Domain } from "../../domain.ts";
import { directoryNames } from "./names.ts";
import { directoryPersonalData } from "./personal-data.ts";
import { directoryRoutes } from "./routes.ts";

export const directory: Domain = {
  name: "directory",
  routes: directoryRoutes,
  names: directoryNames,
  personalData: directoryPersonalData,
};
