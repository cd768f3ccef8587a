import type { Domain } from "../../domain.ts";
import { notificationRoutes } from "./routes.ts";

export const notification: Domain = {
  name: "notification",
  routes: notificationRoutes,
};
