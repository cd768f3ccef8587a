export { useAction } from "./action.ts";
export { awaitMember } from "./early.ts";
export { dropEntity, editEntity } from "./entity.ts";
export { forgetAnswers, refreshAnswers } from "./forget.ts";
export { useLive, useLiveAnswers } from "./live.ts";
export { ApiProvider } from "./provider.ts";
export { cachedAnswer, editPages, revalidate, setAnswer, usePages, useQuery } from "./query.ts";
export { useApps, useMe, useSession, useTenant } from "./session.ts";
export { useWindow } from "./window.ts";
