import type { DoorVenue } from '@pulse/contract/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { TimeText } from '../../ui/time-text.tsx';
import { useNow } from '../../ui/use-now.ts';
import classes from './door-header.module.css';
import { VenueSwitcher } from './venue-switcher.tsx';

interface DoorHeaderProps {
  venue: DoorVenue;
  /** Whether this venue has just been chosen in the header of another, which took the focus along. */
  takesFocus: boolean;
  onChoose: (id: string) => void;
  children: ReactNode;
}

/** Which venue, what time it is there, and the two ways to find a member. */
export function DoorHeader({ venue, takesFocus, onChoose, children }: DoorHeaderProps) {
  const { t } = useTranslation('door');
  const now = useNow(5000);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <header className={classes.header}>
      <title>{`${t('title')}, ${venue.name} · Pulse`}</title>
      <div className={classes.venue}>
        {venue.cover_url ? (
          <img src={venue.cover_url} alt="" className={classes.cover} />
        ) : (
          <Floor
            kind={floorOfActivity(venue.activities[0] ?? 'other')}
            seed={venue.id}
            className={classes.cover}
          />
        )}
        <div className={classes.words}>
          <h1 ref={name} className={classes.name} tabIndex={-1}>
            {venue.name}
          </h1>
          <p className={classes.place}>
            {venue.district || venue.city}
            {venue.status === 'draft' && `, ${t('venue.draft')}`}
          </p>
        </div>
        <VenueSwitcher venue={venue} onChoose={onChoose} />
      </div>
      <TimeText
        instant={new Date(now).toISOString()}
        zone={venue.time_zone}
        className={classes.clock}
      />
      <div className={classes.actions}>{children}</div>
    </header>
  );
}
