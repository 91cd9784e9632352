import type { FrontDeskVenue } from '@pulse/contract/client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from './front-desk-day.module.css';
import { VenueSwitcher } from './venue-switcher.tsx';

interface FrontDeskHeaderProps {
  venue: FrontDeskVenue;
  /** Whether the user has just switched to this venue, which removed the focused element. */
  focusHeading: boolean;
  onSelectVenue: (id: string) => void;
  children: ReactNode;
}

/** The venue's name, its local time, and the actions to find a member. */
export function FrontDeskHeader(props: FrontDeskHeaderProps) {
  const { venue, focusHeading, onSelectVenue, children } = props;
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const now = useNow(5000);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) heading.current?.focus({ preventScroll: true });
  }, [focusHeading]);
  return (
    <Row as="header" gap={4} align="center" className={classes.header}>
      <title>{`${t('title')}, ${venue.name} · Pulse`}</title>
      <Row align="center" wrap={false} className={classes.venue}>
        <VenueCover
          venue={venue}
          activity={venue.activities[0]}
          sources={venue.cover_sources}
          sizes="54px"
          eager
          className={classes.cover}
        />
        <Stack gap={1} className={classes.details}>
          <h1 ref={heading} className={classes.name} tabIndex={-1}>
            {venue.name}
          </h1>
          <Note>
            {venue.district || format.city(venue.city)}
            {venue.status === 'draft' && `, ${t('venue.draft')}`}
          </Note>
        </Stack>
        <VenueSwitcher venue={venue} onSelect={onSelectVenue} />
      </Row>
      <TimeText
        instant={new Date(now).toISOString()}
        timeZone={venue.time_zone}
        className={classes.clock}
      />
      <Row className={classes.actions}>{children}</Row>
    </Row>
  );
}
