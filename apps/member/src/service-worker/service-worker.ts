import { addOffline } from "./offline.ts";
import { addPush } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

addPush(self);
addOffline(self);
