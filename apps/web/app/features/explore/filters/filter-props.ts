import type { ExploreSearch } from '../address/explore-address.ts';
import type { ChangeSearch } from '../address/use-explore-address.ts';

/** Props of every filter: the current search and a function that changes parts of it. */
export interface FilterProps {
  search: ExploreSearch;
  onChange: ChangeSearch;
}
