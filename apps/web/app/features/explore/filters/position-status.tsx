import { Button } from '@mantine/core';
import { ARRIVAL_BUFFER_MINUTES, TRAVEL_SPEED_KMH } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import classes from '../explore.module.css';
import type { TravelTimeFilterProps } from './travel-time-filter.tsx';

/** Explains how travel times are computed, or why there is no position and how to go on without. */
export function PositionStatus({ search, onChange, place, position }: TravelTimeFilterProps) {
  const { t } = useTranslation('explore');
  const positionFailed = position.state === 'denied' || position.state === 'unavailable';
  const travelTimeRequested = position.lastPurpose === 'travel-time' && search.travelFrom === null;
  return (
    <div role="status" className={classes.position}>
      {search.travelFrom && (
        <p>
          {t('travelTime.counted', { speed: TRAVEL_SPEED_KMH, minutes: ARRIVAL_BUFFER_MINUTES })}
        </p>
      )}
      {positionFailed && !search.travelFrom && (
        <p>{t(`position.${position.state === 'denied' ? 'denied' : 'unavailable'}`)}</p>
      )}
      {positionFailed && travelTimeRequested && place.kind === 'city' && (
        <Button
          size="sm"
          onClick={() =>
            onChange({ travelFrom: { latitude: place.latitude, longitude: place.longitude } })
          }
        >
          {t('travelTime.fromCity', { city: place.name })}
        </Button>
      )}
    </div>
  );
}
