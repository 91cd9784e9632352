import { IconAdjustmentsHorizontal, IconCircleDotted } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useIsVisitor } from '../visitor.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { FilterChip } from './filter-chip.tsx';
import classes from './filters.module.css';
import { MemberFilters } from './member-filters.tsx';
import { TimeFilter } from './time-filter.tsx';
import { TravelTimeFilter, type TravelTimeFilterProps } from './travel-time-filter.tsx';

const MoreFilters = lazy(async () => ({
  default: (await import('./more-filters.tsx')).MoreFilters,
}));

const CoachChip = lazy(async () => ({
  default: (await import('./coach-chip.tsx')).CoachChip,
}));

/** The most used filters as chips in one row, the others behind the last chip. */
export function FilterBar({
  search,
  onChange,
  place,
  position,
  found,
}: TravelTimeFilterProps & {
  /** The number of venues found; null while it is unknown. */
  found: number | null;
}) {
  const { t } = useTranslation('explore');
  const isVisitor = useIsVisitor();
  const [open, setOpen] = useState(false);
  // Its code is loaded when it is first opened.
  const [moreFiltersRequested, setMoreFiltersRequested] = useState(false);
  const otherFilterCount =
    search.amenities.length +
    [search.openNow, search.tier, search.level, search.languages.length, search.womenOnly].filter(
      Boolean,
    ).length;
  return (
    <fieldset className={classes.bar}>
      <legend className="visually-hidden">{t('filter.label')}</legend>
      <TimeFilter search={search} onChange={onChange} />
      <ActivityFilter search={search} onChange={onChange} />
      {search.coach && (
        <Suspense>
          <CoachChip search={search} onChange={onChange} />
        </Suspense>
      )}
      {!isVisitor && <MemberFilters search={search} onChange={onChange} />}
      <TravelTimeFilter search={search} onChange={onChange} place={place} position={position} />
      <FilterChip
        icon={IconCircleDotted}
        active={search.hasPlaces}
        aria-pressed={search.hasPlaces}
        onClick={() => onChange({ hasPlaces: !search.hasPlaces })}
      >
        {t('filter.hasPlaces')}
      </FilterChip>
      <FilterChip
        icon={IconAdjustmentsHorizontal}
        active={otherFilterCount > 0}
        aria-label={
          otherFilterCount > 0 ? t('filter.moreSet', { count: otherFilterCount }) : t('filter.more')
        }
        aria-haspopup="dialog"
        onClick={() => {
          setMoreFiltersRequested(true);
          setOpen(true);
        }}
      >
        {otherFilterCount > 0 ? otherFilterCount : null}
      </FilterChip>
      {moreFiltersRequested && (
        <Suspense>
          <MoreFilters
            opened={open}
            onClose={() => setOpen(false)}
            search={search}
            onChange={onChange}
            found={found}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
