import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { countFilters } from '../address/explore-address.ts';
import { suggestionsQuery } from '../explore-query.ts';
import type { useExplore } from '../use-explore.ts';
import classes from './map-notice.module.css';

type Explore = ReturnType<typeof useExplore>;

/** On the map of a day without a class to come: that there is none, and the nearest day with some. */
export function NoClassesOnMap({ explore }: { explore: Explore }) {
  const { search, change, place, date, today, distanceFrom } = explore;
  const { t } = useTranslation('map');
  const format = useFormat();
  const { data } = useQuery(suggestionsQuery(search, place, date, distanceFrom));
  const isFiltered = search.q !== '' || countFilters(search) > 0;
  const day = data?.day;
  return (
    <div className={classes.notice} role="status" data-above-map>
      <p>
        {t(
          isFiltered ? 'noClasses.filtered' : date === today ? 'noClasses.today' : 'noClasses.day',
        )}
      </p>
      {day && (
        <Button variant="filled" onClick={() => change({ date: day.date, venue: null })}>
          {t('noClasses.next', { day: format.date(`${day.date}T12:00:00Z`, 'day', 'UTC') })}
        </Button>
      )}
    </div>
  );
}

/** On the map when the venues could not be loaded. */
export function MapFailed({ explore }: { explore: Explore }) {
  const { venuesQuery } = explore;
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role="alert" data-above-map>
      <p>{toFailure(venuesQuery.error).detail ?? t('state.loadFailed')}</p>
      <Button onClick={() => venuesQuery.refetch()}>{t('action.retry')}</Button>
    </div>
  );
}
