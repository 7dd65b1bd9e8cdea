/** One page of a list and what asks for it. */

export interface Page<T> {
  items: T[];
  /** Rows on all pages. */
  total: number;
}

/** Pages count from 1. */
export interface Paging {
  page: number;
  perPage: number;
}
