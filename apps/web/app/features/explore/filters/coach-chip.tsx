import { IconX } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useCoachName } from '../labels/use-coach-name.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';

/** The coach whose classes are searched, as a chip that removes the filter. */
export function CoachChip({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const name = useCoachName(search.coach) ?? t('filter.coach');
  return (
    <FilterChip
      icon={IconX}
      active
      aria-label={t('empty.removeFilterNamed', { filter: name })}
      onClick={() => onChange({ coach: null })}
    >
      {name}
    </FilterChip>
  );
}
