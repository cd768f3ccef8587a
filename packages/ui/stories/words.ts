import type { FeedFilterLabels } from "../src/entity/feed-filter-types.ts";
import type { ReactionLabels } from "../src/entity/reaction-labels.ts";
import type { RecognitionLabels } from "../src/entity/recognition-labels.ts";
import type { Format } from "../src/format.ts";

const language = "en";
const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
export const format: Format = {
  language,
  number: (value, options) => new Intl.NumberFormat(language, options).format(value),
  date: (time, options) => new Intl.DateTimeFormat(language, options).format(new Date(time)),
  ago: (time) => relative.format(Math.round((new Date(time).getTime() - Date.now()) / 60_000), "minute"),
  list: (items) => new Intl.ListFormat(language).format(items),
};

export const card: RecognitionLabels = {
  recognized: "recognized",
  everyone: "Everyone can see this",
  private: "Only you, them and their managers",
  actions: "More actions",
  more: "Read all",
  less: "Show less",
  edited: "Edited",
  others: (count) => `${format.number(count)} others`,
  points: (count) => `${format.number(count)} points`,
  pointsEach: (count) => `${format.number(count)} points each`,
  endorsed: (count) => `${format.number(count)} colleagues added points`,
};
export const bar: ReactionLabels = {
  react: "React",
  reactions: {
    heart: "Love",
    clap: "Applause",
    smile: "Made me smile",
    flame: "On fire",
    star: "Brilliant",
    bulb: "Good idea",
    strong: "Strong",
    cheers: "Cheers",
  },
  reactionTotal: (count) => `${format.number(count)} reactions`,
  comments: (count) => `${format.number(count)} comments`,
  addPoints: "Add points",
  addPointsShort: "points",
};
export const filter: FeedFilterLabels = {
  open: "Filter",
  all: "All",
  mine: "My teams",
  teams: "Teams",
  types: "What to show",
  findTeam: "Find a team",
  noTeam: "No team by that name",
  noTeams: "There are no teams yet. Once there are, you choose here whose posts you see.",
  loading: "Loading",
  failed: "This did not load",
  clear: "Clear all",
  apply: "Show",
  close: "Close",
  remove: (name) => `Remove ${name}`,
};
export const search = {
  none: "No one by that name",
  loading: "Searching",
  failed: "The search failed",
};
export const balanceLabels = { give: "to give", spend: "to spend" };
export const nothing = () => undefined;
