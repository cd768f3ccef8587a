import { useApps } from "@plaudit/api/react";
import { Navigate } from "react-router";
import { rooms } from "../lib/menu.ts";
import { NotFound } from "./not-found.tsx";

/** The console opens at the first room that this person may enter. */
export function FirstRoom() {
  const { ready, may } = useApps();
  const first = rooms.find(({ permission }) => may(permission));
  if (!ready) return null;
  return first ? <Navigate to={first.path} replace /> : <NotFound />;
}
