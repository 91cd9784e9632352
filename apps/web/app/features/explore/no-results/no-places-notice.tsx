import { Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { Stack } from '#ui/layout/stack.tsx';
import { AddSearchAlert } from '../search-alerts/add-search-alert.tsx';
import classes from './no-results.module.css';
import type { SearchProps } from './suggested-searches.tsx';

/** Shown below classes that are all full, with the offer to tell of a place or of another class. */
export function NoPlacesNotice({ search, place, date }: SearchProps) {
  const { t } = useTranslation('explore');
  return (
    <Stack gap={3} className={classes.noPlaces}>
      <p>{t('empty.allFull')}</p>
      <Suspense>
        <AddSearchAlert search={search} place={place} date={date} />
      </Suspense>
    </Stack>
  );
}
