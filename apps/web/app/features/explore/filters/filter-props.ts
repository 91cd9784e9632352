import type { ExploreSearch } from '../address/explore-address.ts';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/** What every filter is given: the search as it stands, and the way to change a part of it. */
export interface FilterProps {
  search: ExploreSearch;
  onChange: ChangeSearch;
}
