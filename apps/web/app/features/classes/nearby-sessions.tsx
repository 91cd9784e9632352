import { type ClassSession, listClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PlaceDots } from '../../ui/place-dots.tsx';
import classes from './nearby-sessions.module.css';

interface NearbySessionsProps {
  /** Where to look from, and its name for the heading. */
  center: { latitude: number; longitude: number; name: string; zone: string };
  date: string;
  /** Epoch milliseconds of some instant on that date. */
  at: number;
}

const RADIUS_KM = 4;

/** A few classes of one day near a place that the member may book right now. */
export function NearbySessions({ center, date, at }: NearbySessionsProps) {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const sessions = useQuery(
    listClassSessionsOptions({
      query: {
        date,
        near: `${center.latitude},${center.longitude}`,
        radius_km: RADIUS_KM,
        bookable: 'true',
        limit: 5,
      },
    }),
  );
  const heading = t('nearby.heading', {
    day: format.date(at, 'weekday', center.zone),
    distance: format.distance(RADIUS_KM * 1000),
    place: center.name,
  });
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className={classes.heading}>
        {heading}
      </h2>
      {sessions.isPending && <LoadingRows rows={4} height={72} />}
      {sessions.isError && <ErrorState error={sessions.error} onRetry={() => sessions.refetch()} />}
      {sessions.data?.items.length === 0 && (
        <EmptyState
          floor="cycling"
          action={<ActionLink to="/app/explore">{t('nearby.explore')}</ActionLink>}
        >
          {t('nearby.empty')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {sessions.data?.items.map((session) => (
          <NearbyRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function NearbyRow({ session }: { session: ClassSession }) {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const { venue } = session;
  return (
    <li className={classes.row}>
      <span className={classes.time}>{session.local_start}</span>
      <Floor kind={floorOfActivity(session.activity)} seed={venue.id} className={classes.cover} />
      <div>
        <h3 className={classes.title}>{session.title}</h3>
        <p className={classes.place}>
          {venue.name}
          {session.distance_m !== null && `, ${format.distance(session.distance_m)}`}
        </p>
      </div>
      <span className={classes.places}>
        <PlaceDots capacity={session.capacity} taken={session.booked} />
      </span>
      <ActionLink
        to={`/app/venue/${venue.id}?session=${session.id}`}
        aria-label={t('nearby.bookName', { title: session.title, time: session.local_start })}
      >
        {t('nearby.book')}
      </ActionLink>
    </li>
  );
}
