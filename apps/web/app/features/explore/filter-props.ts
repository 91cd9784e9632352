import type { ExploreSearch } from './explore-address.ts';
import type { ChangeSearch } from './use-explore-address.ts';

/** What every filter is given: the search as it stands, and the way to change a part of it. */
export interface FilterProps {
  search: ExploreSearch;
  onChange: ChangeSearch;
}
