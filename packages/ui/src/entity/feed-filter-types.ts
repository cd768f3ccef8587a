export type FeedFilters = { teamIdIn: string[]; itemTypeIn: string[] };
export type FeedFilterLabels = {
  open: string;
  all: string;
  mine: string;
  teams: string;
  types: string;
  findTeam: string;
  noTeam: string;
  /** Said where nobody has made one yet, or none came. */
  noTeams: string;
  clear: string;
  apply: string;
  close: string;
  remove: (name: string) => string;
};
export const noFilters: FeedFilters = { teamIdIn: [], itemTypeIn: [] };
