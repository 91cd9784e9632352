import { type BookingEvent, listBookingActivityOptions } from '@pulse/contract/client';
import {
  IconArrowBarToUp,
  IconCalendarPlus,
  IconCheck,
  IconCircleX,
  IconListNumbers,
  IconUserOff,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './recent-activity.module.css';

const icons = {
  attended: IconCheck,
  missed: IconUserOff,
  cancelled: IconCircleX,
  promoted: IconArrowBarToUp,
  booked: IconCalendarPlus,
  waitlisted: IconListNumbers,
} as const;

const viewOfKind = {
  attended: 'past',
  missed: 'past',
  cancelled: 'cancelled',
  promoted: 'upcoming',
  booked: 'upcoming',
  waitlisted: 'waitlisted',
} as const;

const EVENT_LIMIT = 5;

/** What happened to the member's bookings lately, each with the way to where it stands. */
export default function RecentActivity() {
  const { t } = useTranslation('bookings');
  const events = useQuery(listBookingActivityOptions({ query: { limit: EVENT_LIMIT } }));
  return (
    <section className={classes.card} aria-labelledby="recent">
      <h2 id="recent" className={classes.title}>
        {t('recent.title')}
      </h2>
      {events.isPending && <LoadingRows rows={3} height={60} />}
      {events.isError && <ErrorState error={events.error} onRetry={() => events.refetch()} />}
      {events.data?.items.length === 0 && <p className={classes.none}>{t('recent.none')}</p>}
      <ul className={classes.list}>
        {events.data?.items.map((event) => (
          <ActivityItem key={event.booking_id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function ActivityItem({ event }: { event: BookingEvent }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const Icon = icons[event.kind];
  const label =
    event.kind === 'cancelled'
      ? t(`cancelledBy.${event.cancelled_by ?? 'member'}`)
      : t(`recent.${event.kind}`);
  return (
    <li className={classes.event} data-kind={event.kind}>
      <Icon size={20} stroke={1.7} aria-hidden="true" className={classes.icon} />
      <span className={classes.words}>
        <Link to={`/app/bookings?view=${viewOfKind[event.kind]}`}>{event.title}</Link>
        <span>
          {label}, {format.relative(event.at, Date.now())}
        </span>
        <span>{event.venue.name}</span>
      </span>
    </li>
  );
}
