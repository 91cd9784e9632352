import { Button } from '@mantine/core';
import {
  getClassSessionOptions,
  type SessionAtVenue,
  type VenueWithClasses,
} from '@pulse/contract/client';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { PlaceDots } from '../../ui/place-dots.tsx';
import type { Point } from './explore-address.ts';
import { LeaveBy } from './leave-by.tsx';
import { metresTo } from './metres-to.ts';
import { OpeningWords } from './opening-words.tsx';
import classes from './selected-venue-card.module.css';
import { leadingSession, slotState } from './session-state.ts';
import type { Position } from './use-position.ts';

interface SelectedVenueCardProps {
  item: VenueWithClasses;
  date: string;
  position: Position | null;
  /** From where the way is counted, when that is asked. */
  reach: Point | null;
  heart: ReactNode;
  ref?: Ref<HTMLElement>;
  onPick: (session: SessionAtVenue) => void;
  onClose: () => void;
}

const MINUTE_MS = 60_000;

/** The selected venue, docked so that it never covers its own pin, with its next class to book. */
export function SelectedVenueCard({ item, date, heart, ref, ...tell }: SelectedVenueCardProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const { venue } = item;
  const session = leadingSession(item.sessions);
  const metres = metresTo(venue, tell.reach ?? tell.position);
  const place = [venue.district || venue.city, metres !== null && format.distance(metres)];
  return (
    <section ref={ref} tabIndex={-1} className={classes.card} aria-label={venue.name}>
      {venue.cover_url ? (
        <img src={venue.cover_url} alt="" className={classes.cover} />
      ) : (
        <Floor
          kind={floorOfActivity(venue.activities[0])}
          seed={venue.id}
          className={classes.cover}
        />
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={t('closeCard')}
        onClick={tell.onClose}
      >
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </button>
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.name}>
            <Link to={`/app/venue/${venue.id}?date=${date}`}>{venue.name}</Link>
          </h2>
          <span className={classes.heart}>{heart}</span>
        </div>
        <p className={classes.place}>
          {place.filter(Boolean).join(', ')}
          {session && <FreeUntil session={session} />}
        </p>
        {tell.reach && <LeaveBy venue={venue} sessions={item.sessions} from={tell.reach} />}
        {session ? (
          <NextClass session={session} onPick={tell.onPick} />
        ) : (
          <>
            <OpeningWords venue={venue} />
            <Button component={Link} to={`/app/venue/${venue.id}`} fullWidth mt="sm">
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
}: { session: SessionAtVenue } & Pick<SelectedVenueCardProps, 'onPick'>) {
  const { t } = useTranslation('explore');
  const minutes = (Date.parse(session.ends_at) - Date.parse(session.starts_at)) / MINUTE_MS;
  const state = slotState(session);
  const own = state !== 'open' && state !== 'full';
  const word = state === 'open' ? 'book' : state === 'full' ? 'joinLine' : 'see';
  return (
    <>
      <div className={classes.class}>
        <span className={classes.time}>{session.local_start}</span>
        <p className={classes.what}>
          <strong>{session.title}</strong>
          {[session.trainer_name, t('minutes', { count: minutes })].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className={classes.places}>
        <PlaceDots capacity={session.capacity} taken={session.booked} yours={state === 'booked'} />
      </div>
      <Button
        variant={state === 'open' ? 'book' : own ? 'filled' : 'default'}
        fullWidth
        onClick={() => onPick(session)}
      >
        {t(`card.${word}`, { time: session.local_start })}
      </Button>
    </>
  );
}
