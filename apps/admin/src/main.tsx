import { start } from "./admin-app.tsx";

await start(document.getElementById("root") as HTMLElement);
