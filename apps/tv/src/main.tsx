import { createRoot } from "react-dom/client";
import "./app.css";
import { toLogin } from "./routes/to-login.ts";
import { openChannel } from "./routes/watch.tsx";

const id = /^\/tv\/watch\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
const token = new URLSearchParams(location.search).get("token");

if (!id || !token) toLogin();
// Not awaited: kinds of slides that are loaded later import this file, and would wait for it forever.
else
  void openChannel({ id, token }).then((screen) => {
    if (screen) createRoot(document.getElementById("root") as HTMLElement).render(screen);
  });
