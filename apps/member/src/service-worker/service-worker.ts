import { addPush } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

addPush(self);
