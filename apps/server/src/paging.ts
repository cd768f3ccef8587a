export interface Paging {
  page: number;
  pageSize: number;
}
export const offsetOf = ({ page, pageSize }: Paging): number => (page - 1) * pageSize;

/** The number of the next page, where there is one. */
export const nextOf = ({ page, pageSize }: Paging, total: number): number | null =>
  page * pageSize < total ? page + 1 : null;
