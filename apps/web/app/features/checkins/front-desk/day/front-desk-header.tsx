import type { FrontDeskVenue } from '@pulse/contract/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import classes from './front-desk-header.module.css';
import { VenueSwitcher } from './venue-switcher.tsx';

interface FrontDeskHeaderProps {
  venue: FrontDeskVenue;
  /** Whether the user has just switched to this venue, which removed the focused element. */
  focusHeading: boolean;
  onSelectVenue: (id: string) => void;
  children: ReactNode;
}

/** The venue's name, its local time, and the actions to find a member. */
export function FrontDeskHeader({
  venue,
  focusHeading,
  onSelectVenue,
  children,
}: FrontDeskHeaderProps) {
  const { t } = useTranslation('front-desk');
  const now = useNow(5000);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) heading.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  return (
    <header className={classes.header}>
      <title>{`${t('title')}, ${venue.name} · Pulse`}</title>
      <div className={classes.venue}>
        <VenueCover
          venue={venue}
          activity={venue.activities[0]}
          sources={venue.cover_sources}
          sizes="54px"
          eager
          className={classes.cover}
        />
        <div className={classes.details}>
          <h1 ref={heading} className={classes.name} tabIndex={-1}>
            {venue.name}
          </h1>
          <p className={classes.place}>
            {venue.district || venue.city}
            {venue.status === 'draft' && `, ${t('venue.draft')}`}
          </p>
        </div>
        <VenueSwitcher venue={venue} onSelect={onSelectVenue} />
      </div>
      <TimeText
        instant={new Date(now).toISOString()}
        timeZone={venue.time_zone}
        className={classes.clock}
      />
      <div className={classes.actions}>{children}</div>
    </header>
  );
}
