import { IconStretching } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from '#light-translator';
import { FilterPopover } from './filter-popover.tsx';
import type { FilterProps } from './filter-props.ts';

const ActivityPanel = lazy(async () => ({
  default: (await import('./activity-panel.tsx')).ActivityPanel,
}));

/** The filter by activity. */
export function ActivityFilter(props: FilterProps) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const { activities } = props.search;
  const [only] = activities;
  const label = () => {
    if (!only) return t('filter.activity');
    return activities.length === 1
      ? shared(`activity.${only}`)
      : t('filter.activities', { count: activities.length });
  };
  return (
    <FilterPopover
      icon={IconStretching}
      active={activities.length > 0}
      label={label()}
      title={t('filter.activity')}
    >
      <ActivityPanel {...props} />
    </FilterPopover>
  );
}
