import { useTranslation } from '#light-translator';
import type { Point } from '#ui/location/geolocation.ts';
import type { ExplorePlace } from '../address/explore-address.ts';
import { readLastTravelMode } from '../address/last-travel-mode.ts';
import type { usePosition } from '../address/use-position.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';
import { travelModeIcons } from './travel-mode-icons.ts';

export interface TravelTimeFilterProps extends FilterProps {
  place: ExplorePlace;
  position: ReturnType<typeof usePosition>;
}

/** Rounds to 100 m, as the URL does, so that a reload gives the same search. */
const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});

/** Filters by classes that can be reached in time; requests the position when there is none. */
export function TravelTimeFilter({ search, onChange, place, position }: TravelTimeFilterProps) {
  const { t } = useTranslation('explore');
  const travelMode = search.travelFrom ? search.travelMode : readLastTravelMode();
  const filterFrom = (from: Point) => onChange({ travelFrom: roundPoint(from), travelMode });
  const toggle = () => {
    if (search.travelFrom) return onChange({ travelFrom: null });
    if (place.kind === 'near') return filterFrom(place);
    if (position.position) return filterFrom(position.position);
    void position.locate(filterFrom, 'travel-time');
  };
  return (
    <FilterChip
      icon={travelModeIcons[travelMode]}
      active={search.travelFrom !== null}
      aria-pressed={search.travelFrom !== null}
      aria-busy={position.state === 'locating' && position.lastPurpose === 'travel-time'}
      onClick={toggle}
    >
      {search.travelFrom ? t(`travelTime.filter.${travelMode}`) : t('filter.travelTime')}
    </FilterChip>
  );
}
