import { Autocomplete, Button } from '@mantine/core';
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
import { listCitiesOptions } from '@pulse/contract/client';
import { IconCurrentLocation, IconMapPin, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplorePlace, ExploreSearch } from './explore-address.ts';
import classes from './place-search.module.css';
import type { PositionState } from './use-position.ts';

interface PlaceSearchProps {
  q: string;
  onChange: (part: Partial<ExploreSearch>) => void;
  onPlace: (place: ExplorePlace) => void;
  onNearMe: () => void;
  positionState: PositionState;
}

/** One field for a class, a venue, a coach or an area; cities are offered as one types. */
export function PlaceSearch({ q, onChange, onPlace, onNearMe, positionState }: PlaceSearchProps) {
  const { t } = useTranslation('explore');
  const [text, setText] = useState(q);
  const chosen = useRef<string | null>(null);
  const [asked] = useDebouncedValue(text.trim(), 200);
  const search = useDebouncedCallback((next: string) => onChange({ q: next.trim() }), 350);
  const cities = useQuery({
    ...listCitiesOptions({ query: { q: asked, limit: 5 } }),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = asked.length > 1 ? (cities.data?.items ?? []) : [];

  // The address may change without the field: a cleared filter, the way back.
  useEffect(() => setText(q), [q]);

  const choose = (value: string) => {
    const city = found.find((one) => cityKey(one) === value);
    if (!city) return;
    search.cancel();
    chosen.current = city.name;
    onPlace({ kind: 'city', name: city.name, latitude: city.latitude, longitude: city.longitude });
  };

  const type = (next: string) => {
    // A chosen city's name comes here too; it is a place now, not a text to look for.
    const isCity = chosen.current === next;
    chosen.current = null;
    setText(isCity ? '' : next);
    if (!isCity) search(next);
  };

  return (
    <search className={classes.search}>
      <Autocomplete
        size="lg"
        className={classes.field}
        classNames={{ input: classes.input }}
        leftSection={<IconSearch size={20} stroke={1.8} aria-hidden="true" />}
        placeholder={t('search.hint')}
        aria-label={t('search.hint')}
        type="search"
        value={text}
        onChange={type}
        onOptionSubmit={choose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.flush();
        }}
        filter={({ options }) => options}
        data={found.map((city) => ({ value: cityKey(city), label: city.name }))}
        renderOption={({ option }) => {
          const city = found.find((one) => cityKey(one) === option.value);
          return (
            <span className={classes.city}>
              <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
              <span>{city?.name}</span>
              <span className={classes.count}>
                {t('search.venues', { count: city?.venues ?? 0 })}
              </span>
            </span>
          );
        }}
      />
      <Button
        variant="subtle"
        className={classes.near}
        loading={positionState === 'asking'}
        aria-label={t('search.nearMe')}
        onClick={onNearMe}
      >
        <IconCurrentLocation size={19} stroke={1.6} aria-hidden="true" />
        <span className={classes.nearWord}>{t('search.nearMe')}</span>
      </Button>
    </search>
  );
}

const cityKey = (city: { name: string; country_code: string }) =>
  `${city.name}, ${city.country_code}`;
