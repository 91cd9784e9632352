import { Button, Chip } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { activityNames, isActivity } from '#ui/choices/activities-and-amenities.ts';
import classes from './filter-bar.module.css';
import type { FilterProps } from './filter-props.ts';

/** The activities to choose from; a class matches any of the chosen ones. */
export function ActivityPanel({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  return (
    <div className={classes.panel}>
      <Chip.Group
        multiple
        value={search.activities}
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
  );
}
