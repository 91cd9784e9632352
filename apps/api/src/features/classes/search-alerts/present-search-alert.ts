import type { SearchAlertRow } from './search-alerts.store.ts';

/** A search alert as its member sees it. */
export function presentSearchAlert({ id, search, created_at, expires_at }: SearchAlertRow) {
  return {
    id,
    search,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
