export { useAction } from "./action.ts";
export { useDraft } from "./draft.ts";
export { dropEntity, editEntity } from "./entity.ts";
export { forgetAnswers } from "./forget.ts";
export { type LiveEvent, useLive } from "./live.ts";
export { ApiProvider } from "./provider.ts";
export { revalidate, setAnswer, usePages, useQuery } from "./query.ts";
export { useApps, useMe, useSession, useTenant } from "./session.ts";
export { useWindow } from "./window.ts";
