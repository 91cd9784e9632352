import { IconWalk } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import type { ExplorePlace, Point } from '../address/explore-address.ts';
import type { usePosition } from '../address/use-position.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';

export interface TravelTimeFilterProps extends FilterProps {
  place: ExplorePlace;
  position: ReturnType<typeof usePosition>;
}

/** Two decimals less than a position has: enough for the way, and the same after a reload. */
const roundPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});

/** Only what one can still reach, from where one is; without a position it asks for one. */
export function TravelTimeFilter({ search, onChange, place, position }: TravelTimeFilterProps) {
  const { t } = useTranslation('explore');
  const filterFrom = (from: Point) => onChange({ travelFrom: roundPoint(from) });
  const toggle = () => {
    if (search.travelFrom) return onChange({ travelFrom: null });
    if (place.kind === 'near') return filterFrom(place);
    if (position.position) return filterFrom(position.position);
    void position.locate(filterFrom, 'reach');
  };
  return (
    <FilterChip
      icon={IconWalk}
      active={search.travelFrom !== null}
      aria-pressed={search.travelFrom !== null}
      aria-busy={position.state === 'asking' && position.askedFor === 'reach'}
      onClick={toggle}
    >
      {t('filter.travelTime')}
    </FilterChip>
  );
}
