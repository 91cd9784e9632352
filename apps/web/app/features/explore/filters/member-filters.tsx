import { IconHeart, IconTicket } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';

/** The filters that need an account: favourites, and what the plan includes. */
export function MemberFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  return (
    <>
      <FilterChip
        icon={IconHeart}
        active={search.favourites}
        aria-pressed={search.favourites}
        onClick={() => onChange({ favourites: !search.favourites })}
      >
        {t('filter.favourites')}
      </FilterChip>
      <FilterChip
        icon={IconTicket}
        active={search.inPlan}
        aria-pressed={search.inPlan}
        onClick={() => onChange({ inPlan: !search.inPlan })}
      >
        {t('filter.inPlan')}
      </FilterChip>
    </>
  );
}
