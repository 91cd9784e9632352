import { Button } from '@mantine/core';
import { ARRIVE_EARLY_MINUTES, TRAVEL_KMH } from '@pulse/domain';
import { useTranslation } from 'react-i18next';
import classes from './explore.module.css';
import type { ReachFilterProps } from './reach-filter.tsx';

/** Says how ways are counted, or why there is no position and what can be done without. */
export function PositionWords({ search, onChange, place, position }: ReachFilterProps) {
  const { t } = useTranslation('explore');
  const refused = position.state === 'denied' || position.state === 'unavailable';
  const reachWanted = position.askedFor === 'reach' && search.reach === null;
  return (
    <div role="status" className={classes.position}>
      {search.reach && (
        <p>{t('reach.counted', { speed: TRAVEL_KMH, minutes: ARRIVE_EARLY_MINUTES })}</p>
      )}
      {refused && !search.reach && (
        <p>{t(`position.${position.state === 'denied' ? 'denied' : 'unavailable'}`)}</p>
      )}
      {refused && reachWanted && place.kind === 'city' && (
        <Button
          size="sm"
          onClick={() =>
            onChange({ reach: { latitude: place.latitude, longitude: place.longitude } })
          }
        >
          {t('reach.fromCity', { city: place.name })}
        </Button>
      )}
    </div>
  );
}
