import { IconWalk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ExplorePlace, Point } from './explore-address.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';
import type { usePosition } from './use-position.ts';

export interface ReachFilterProps extends FilterProps {
  place: ExplorePlace;
  position: ReturnType<typeof usePosition>;
}

/** Two decimals less than a position has: enough for the way, and the same after a reload. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});

/** Only what one can still reach, from where one is; without a position it asks for one. */
export function ReachFilter({ search, onChange, place, position }: ReachFilterProps) {
  const { t } = useTranslation('explore');
  const reachFrom = (from: Point) => onChange({ reach: rounded(from) });
  const toggle = () => {
    if (search.reach) return onChange({ reach: null });
    if (place.kind === 'near') return reachFrom(place);
    if (position.position) return reachFrom(position.position);
    void position.locate(reachFrom, 'reach');
  };
  return (
    <FilterChip
      icon={IconWalk}
      on={search.reach !== null}
      aria-pressed={search.reach !== null}
      aria-busy={position.state === 'asking' && position.askedFor === 'reach'}
      onClick={toggle}
    >
      {t('filter.reach')}
    </FilterChip>
  );
}
