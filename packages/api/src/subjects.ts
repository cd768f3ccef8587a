/** The endpoints of what people react to, comment on and report, by what they do; and those of its comments. */
const engagementKeys = <const P extends string, const C extends string>(path: P, { comments }: { comments: C }) =>
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
  }) as const;

/** For what points can be added to. */
const endorsementKeys = <const P extends string>(path: P) =>
  ({
    endorse: `POST ${path}/{id}/endorsements`,
    endorsements: `GET ${path}/{id}/endorsements`,
  }) as const;

/** Everything that has engagement, by its `__entity_type__`. */
export const subjectKeys = {
  recognition: engagementKeys("/recognition/recognitions", { comments: "/recognition/comments" }),
} as const;
export type SubjectType = keyof typeof subjectKeys;
export const subjectTypes = Object.keys(subjectKeys) as SubjectType[];

export const endorsableKeys = {
  recognition: endorsementKeys("/recognition/recognitions"),
} as const satisfies Partial<Record<SubjectType, unknown>>;
export type EndorsableType = keyof typeof endorsableKeys;
