import type { ExplorePlace } from '../address/explore-address.ts';
import type { FilterProps } from '../filters/filter-props.ts';

/** A whole search as it was made, and the ways to make another. */
export interface SearchProps extends FilterProps {
  place: ExplorePlace;
  date: string;
  onPlace: (place: ExplorePlace) => void;
}
