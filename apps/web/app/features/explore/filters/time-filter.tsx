import { IconClock } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from '#light-translator';
import { useTimeRangeLabel } from '../labels/use-time-range-label.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { FilterProps } from './filter-props.ts';

const TimePanel = lazy(async () => ({ default: (await import('./time-panel.tsx')).TimePanel }));

/** The filter by start time: three presets or a range of half hours. */
export function TimeFilter(props: FilterProps) {
  const { t } = useTranslation('explore');
  const { search } = props;
  return (
    <FilterPopover
      icon={IconClock}
      active={Boolean(search.from || search.to)}
      label={useTimeRangeLabel()(search)}
      title={t('time.label')}
    >
      <TimePanel {...props} />
    </FilterPopover>
  );
}
