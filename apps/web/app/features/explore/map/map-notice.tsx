import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { countFilters } from '../address/explore-address.ts';
import { suggestionsQuery } from '../explore-query.ts';
import type { useExplore } from '../use-explore.ts';
import classes from './explore-map.module.css';

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
    <Row align="center" className={classes.notice} role="status" data-above-map>
      <Text strong>
        {t(
          isFiltered ? 'noClasses.filtered' : date === today ? 'noClasses.today' : 'noClasses.day',
        )}
      </Text>
      {day && (
        <Button variant="filled" onClick={() => change({ date: day.date, venue: null })}>
          {t('noClasses.next', { day: format.date(`${day.date}T12:00:00Z`, 'day', 'UTC') })}
        </Button>
      )}
    </Row>
  );
}

/** On the map when the venues could not be loaded. */
export function MapFailed({ explore }: { explore: Explore }) {
  const { venuesQuery } = explore;
  const { t } = useTranslation();
  return (
    <Row align="center" className={classes.notice} role="alert" data-above-map>
      <Text strong>{toFailure(venuesQuery.error).detail ?? t('state.loadFailed')}</Text>
      <Button onClick={() => venuesQuery.refetch()}>{t('action.retry')}</Button>
    </Row>
  );
}
