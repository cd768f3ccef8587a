export type FeedFilters = { teamIdIn: string[]; itemTypeIn: string[] };
export type FeedFilterLabels = {
  open: string;
  all: string;
  mine: string;
  teams: string;
  types: string;
  findTeam: string;
  noTeam: string;
  /** Shown when there are no teams yet. */
  noTeams: string;
  loading: string;
  failed: string;
  clear: string;
  apply: string;
  close: string;
  remove: (name: string) => string;
};
export const noFilters: FeedFilters = { teamIdIn: [], itemTypeIn: [] };
