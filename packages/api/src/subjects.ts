import { type ActionOn, entities, type SubjectType, subjectTypes } from "./entities.ts";

/** The endpoints of what people react to, comment on and report, by what they do; and those of its comments. */
const engagementKeys = <const P extends string, const C extends string>(path: P, comments: C) =>
  ({
    react: `PUT ${path}/{id}/reactions`,
    unreact: `DELETE ${path}/{id}/reactions`,
    reactions: `GET ${path}/{id}/reactions`,
    flag: `PUT ${path}/{id}/flags`,
    unflag: `DELETE ${path}/{id}/flags`,
    comment: `POST ${path}/{id}/comments`,
    comments: `GET ${path}/{id}/comments`,
    editComment: `PATCH ${comments}/{id}`,
    removeComment: `DELETE ${comments}/{id}`,
    reactToComment: `PUT ${comments}/{id}/reactions`,
    unreactToComment: `DELETE ${comments}/{id}/reactions`,
    commentReactions: `GET ${comments}/{id}/reactions`,
    flagComment: `PUT ${comments}/{id}/flags`,
    unflagComment: `DELETE ${comments}/{id}/flags`,
  }) as const;

/** For what points can be added to. */
const endorsementKeys = <const P extends string>(path: P) =>
  ({
    endorse: `POST ${path}/{id}/endorsements`,
    endorsements: `GET ${path}/{id}/endorsements`,
  }) as const;

type PathOf<T extends SubjectType> = (typeof entities)[T]["subject"];
/** Beside the subject, under the name of its domain. */
type CommentsOf<P> = P extends `/${infer Domain}/${string}` ? `/${Domain}/comments` : never;
const keysOf = <T extends SubjectType>(type: T) => {
  const path: PathOf<T> = entities[type].subject;
  return engagementKeys(path, path.replace(/[^/]+$/, "comments") as CommentsOf<PathOf<T>>);
};

export type EndorsableType = { [T in SubjectType]: "endorse" extends ActionOn<T> ? T : never }[SubjectType];
const isEndorsable = (type: SubjectType): type is EndorsableType =>
  (entities[type].actions as readonly string[]).includes("endorse");

const byType = <T extends SubjectType, K>(types: readonly T[], keys: (type: T) => unknown) =>
  Object.fromEntries(types.map((type) => [type, keys(type)])) as K;

/** The endpoints of everything that has engagement, by its `__entity_type__`. */
export const subjectKeys = byType<
  SubjectType,
  { [T in SubjectType]: ReturnType<typeof engagementKeys<PathOf<T>, CommentsOf<PathOf<T>>>> }
>(subjectTypes, keysOf);

export const endorsableKeys = byType<
  EndorsableType,
  { [T in EndorsableType]: ReturnType<typeof endorsementKeys<PathOf<T>>> }
>(subjectTypes.filter(isEndorsable), (type) => endorsementKeys(entities[type].subject));
