import { Button } from '@mantine/core';
import { ARRIVAL_BUFFER_MINUTES, TRAVEL_ESTIMATES } from '@pulse/domain';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { readLastTravelMode } from '../address/last-travel-mode.ts';
import classes from '../explore.module.css';
import type { TravelTimeFilterProps } from './travel-time-filter.tsx';

const TravelModeChoice = lazy(async () => ({
  default: (await import('./travel-mode-choice.tsx')).TravelModeChoice,
}));

/** Offers the means of travel and explains how travel times are computed, or why there is no position and how to go on without. */
export function PositionStatus({ search, onChange, place, position }: TravelTimeFilterProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { speedKmh, extraMinutes } = TRAVEL_ESTIMATES[search.travelMode];
  const positionFailed = position.state === 'denied' || position.state === 'unavailable';
  const travelTimeRequested = position.lastPurpose === 'travel-time' && search.travelFrom === null;
  return (
    <ActionBar className={classes.position}>
      {search.travelFrom && (
        <Suspense>
          <TravelModeChoice search={search} onChange={onChange} />
        </Suspense>
      )}
      <div role="status">
        {search.travelFrom && (
          <p>
            {t(`travelTime.counted.${search.travelMode}`, {
              speed: format.number(speedKmh),
              parking: extraMinutes,
              minutes: ARRIVAL_BUFFER_MINUTES,
            })}
          </p>
        )}
        {positionFailed && !search.travelFrom && (
          <p>{t(`position.${position.state === 'denied' ? 'denied' : 'unavailable'}`)}</p>
        )}
      </div>
      {positionFailed && travelTimeRequested && place.kind === 'city' && (
        <Button
          size="sm"
          onClick={() =>
            onChange({
              travelFrom: { latitude: place.latitude, longitude: place.longitude },
              travelMode: readLastTravelMode(),
            })
          }
        >
          {t('travelTime.fromCity', { city: format.city(place.name) })}
        </Button>
      )}
    </ActionBar>
  );
}
