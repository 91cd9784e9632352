import { Button, Chip, Popover } from '@mantine/core';
import { IconStretching } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { activityNames, isActivity } from './explore-words.ts';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import type { FilterProps } from './filter-props.ts';

/** Which activities to show; any of the chosen ones will do. */
export function ActivityFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const { activities } = search;
  const [only] = activities;
  const label = () => {
    if (!only) return t('filter.activity');
    return activities.length === 1
      ? shared(`activity.${only}`)
      : t('filter.activities', { count: activities.length });
  };
  return (
    <Popover position="bottom-start" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <FilterChip icon={IconStretching} on={activities.length > 0}>
          {label()}
        </FilterChip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('filter.activity')}>
        <div className={classes.panel}>
          <Chip.Group
            multiple
            value={activities}
            onChange={(names) => onChange({ activities: names.filter(isActivity) })}
          >
            <div className={classes.chips}>
              {activityNames.map((name) => (
                <Chip key={name} value={name}>
                  {shared(`activity.${name}`)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
          <Button size="sm" variant="subtle" onClick={() => onChange({ activities: [] })}>
            {t('filter.anyActivity')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
