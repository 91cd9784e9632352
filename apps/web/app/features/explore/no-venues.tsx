import { Button } from '@mantine/core';
import { listCitiesOptions } from '@pulse/contract/client';
import { distanceMetres } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayAfter } from '../../ui/format/calendar-days.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import {
  countFilters,
  type ExplorePlace,
  type ExploreSearch,
  noFilters,
} from './explore-address.ts';
import { hereKm } from './explore-query.ts';
import classes from './no-venues.module.css';

interface NoVenuesProps {
  search: ExploreSearch;
  place: ExplorePlace;
  date: string;
  onChange: (part: Partial<ExploreSearch>) => void;
  onPlace: (place: ExplorePlace) => void;
}

/** Nothing found: says what was asked for, and offers the one change that helps most. */
export function NoVenues({ search, place, date, onChange, onPlace }: NoVenuesProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const filtered = countFilters(search) > 0 || search.q !== '';
  const cities = useQuery({ ...listCitiesOptions({ query: { limit: 200 } }), enabled: !filtered });
  const nearest = nearestCity(cities.data?.items ?? [], place);
  const tomorrow = dayAfter(date);
  const day = format.date(`${tomorrow}T12:00:00Z`, 'weekday', 'UTC');
  return (
    <div className={classes.empty}>
      {filtered ? (
        <EmptyState
          floor="running"
          action={
            <span className={classes.actions}>
              <Button variant="filled" onClick={() => onChange(noFilters)}>
                {t('empty.clear')}
              </Button>
              <Button onClick={() => onChange({ date: tomorrow })}>
                {t('empty.nextDay', { day })}
              </Button>
            </span>
          }
        >
          {search.q ? t('empty.text', { q: search.q }) : t('empty.filters')}
        </EmptyState>
      ) : (
        <EmptyState
          floor="surf"
          action={
            nearest && (
              <Button variant="filled" onClick={() => onPlace({ kind: 'city', ...nearest.city })}>
                {t('empty.goTo', { city: nearest.city.name })}
              </Button>
            )
          }
        >
          {place.kind === 'box' ? t('empty.box') : t('empty.near', { km: hereKm })}{' '}
          {nearest &&
            t('empty.nearest', {
              city: nearest.city.name,
              distance: format.distance(nearest.metres),
            })}
        </EmptyState>
      )}
    </div>
  );
}

type City = { name: string; latitude: number; longitude: number };

function nearestCity(cities: readonly City[], place: ExplorePlace) {
  const from =
    place.kind === 'box'
      ? {
          latitude: (place.box[1] + place.box[3]) / 2,
          longitude: (place.box[0] + place.box[2]) / 2,
        }
      : place;
  const byDistance = cities
    .map(({ name, latitude, longitude }) => {
      const city = { name, latitude, longitude };
      return { city, metres: distanceMetres(from, city) };
    })
    .sort((a, b) => a.metres - b.metres);
  return byDistance[0] ?? null;
}
