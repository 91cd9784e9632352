import { Button, Chip } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { activityNames, isActivity } from '#ui/choices/activities-and-amenities.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { FilterProps } from './filter-props.ts';
import classes from './filters.module.css';

/** The activities to choose from; a class matches any of the chosen ones. */
export function ActivityPanel({ search, onChange }: FilterProps) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  return (
    <Stack className={classes.panel}>
      <Chip.Group
        multiple
        value={search.activities}
        onChange={(names) => onChange({ activities: names.filter(isActivity) })}
      >
        <Row gap={2}>
          {activityNames.map((name) => (
            <Chip key={name} value={name}>
              {shared(`activity.${name}`)}
            </Chip>
          ))}
        </Row>
      </Chip.Group>
      <Button size="sm" variant="subtle" onClick={() => onChange({ activities: [] })}>
        {t('filter.anyActivity')}
      </Button>
    </Stack>
  );
}
