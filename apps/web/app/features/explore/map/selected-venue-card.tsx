import { Button } from '@mantine/core';
import {
  getClassSessionOptions,
  type SessionAtVenue,
  type VenueSummary,
  type VenueWithClasses,
} from '@pulse/contract/client';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { limitShownDistance } from '#ui/location/shown-distance.ts';
import { LeaveBy, type Travel } from '../results/leave-by.tsx';
import { OpeningNote } from '../results/opening-note.tsx';
import { leadingSession, slotState } from '../results/session-state.ts';
import { useVenueHref } from '../visitor.ts';
import classes from './selected-venue-card.module.css';

interface SelectedVenueCardProps {
  item: VenueWithClasses;
  date: string;
  travel: Travel | null;
  favouriteButton: ReactNode;
  ref?: Ref<HTMLElement>;
  onPick: (session: SessionAtVenue, venue: VenueSummary) => void;
  onClose: () => void;
}

const MINUTE_MS = 60_000;

/** The selected venue with its next class to book, docked so that it does not cover its pin. */
export function SelectedVenueCard({
  item,
  date,
  favouriteButton,
  ref,
  ...rest
}: SelectedVenueCardProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const hrefOf = useVenueHref();
  const { venue } = item;
  const session = leadingSession(item.sessions);
  const distance = limitShownDistance(venue.distance_m);
  const place = [
    venue.district || format.city(venue.city),
    distance !== null && format.distance(distance),
  ];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classes.card}
      aria-label={venue.name}
      data-above-map
      data-docked
    >
      <VenueCover
        venue={venue}
        activity={venue.activities[0]}
        sources={venue.cover_sources}
        sizes="(min-width: 48em) 360px, 100vw"
        eager
        className={classes.cover}
      />
      <button
        type="button"
        className={classes.close}
        aria-label={t('closeCard')}
        onClick={rest.onClose}
      >
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </button>
      <div className={classes.body}>
        <Row align="start" justify="between" gap={2} wrap={false}>
          <Heading>
            <Link to={hrefOf(venue.id, date)}>{venue.name}</Link>
          </Heading>
          <span className={classes.favourite}>{favouriteButton}</span>
        </Row>
        <Text size="small" tone="quiet" className={classes.place}>
          {place.filter(Boolean).join(', ')}
          {session && <FreeUntil session={session} />}
        </Text>
        {rest.travel && <LeaveBy venue={venue} sessions={item.sessions} {...rest.travel} />}
        {session ? (
          <NextClass session={session} onPick={(picked) => rest.onPick(picked, venue)} />
        ) : (
          <>
            <OpeningNote venue={venue} lastStarted={item.last_started} />
            <Button component={Link} to={hrefOf(venue.id)} fullWidth mt="sm">
              {t('seeVenue')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function FreeUntil({ session }: { session: SessionAtVenue }) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { data } = useQuery(getClassSessionOptions({ path: { id: session.id } }));
  if (!data || Date.parse(data.free_cancel_until) < Date.now()) return null;
  const until = format.time(data.free_cancel_until, data.time_zone);
  const day = format.date(data.free_cancel_until, 'shortDay', data.time_zone);
  return <>. {t('freeUntil', { day, time: until })}</>;
}

function NextClass({
  session,
  onPick,
}: {
  session: SessionAtVenue;
  onPick: (session: SessionAtVenue) => void;
}) {
  const { t } = useTranslation('explore');
  const minutes = (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / MINUTE_MS;
  const state = slotState(session);
  const own = state !== 'open' && state !== 'full';
  const action = state === 'open' ? 'book' : state === 'full' ? 'joinWaitlist' : 'see';
  return (
    <>
      <Row align="center" wrap={false} className={classes.class}>
        <Numeral size={2}>{session.local_start}</Numeral>
        <div>
          <Text size="small" strong>
            {session.title}
          </Text>
          <Note>
            {[session.trainer_name, t('minutes', { count: minutes })].filter(Boolean).join(', ')}
          </Note>
        </div>
      </Row>
      <div className={classes.places}>
        <PlaceDots capacity={session.capacity} taken={session.booked} yours={state === 'booked'} />
      </div>
      <Button
        variant={state === 'open' ? 'primary' : own ? 'filled' : 'default'}
        fullWidth
        onClick={() => onPick(session)}
      >
        {t(`card.${action}`, { time: session.local_start })}
      </Button>
    </>
  );
}
