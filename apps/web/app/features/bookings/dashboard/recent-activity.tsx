import { type BookingActivity, listBookingActivityOptions } from '@pulse/contract/client';
import {
  IconArrowBarToUp,
  IconCalendarPlus,
  IconCheck,
  IconCircleX,
  IconListNumbers,
  IconUserOff,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
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

const ACTIVITY_LIMIT = 5;

/** The member's latest booking activity, each linked to the list that holds the booking. */
export default function RecentActivity() {
  const { t } = useTranslation('bookings');
  const activities = useQuery(listBookingActivityOptions({ query: { limit: ACTIVITY_LIMIT } }));
  return (
    <section className={classes.card} aria-labelledby="recent">
      <h2 id="recent" className={classes.title}>
        {t('recent.title')}
      </h2>
      {activities.isPending && <LoadingRows rows={3} height={60} />}
      {activities.isError && (
        <ErrorState error={activities.error} onRetry={() => activities.refetch()} />
      )}
      {activities.data?.items.length === 0 && <p className={classes.none}>{t('recent.none')}</p>}
      <ul className={classes.list}>
        {activities.data?.items.map((activity) => (
          <ActivityItem key={activity.booking_id} activity={activity} />
        ))}
      </ul>
    </section>
  );
}

function ActivityItem({ activity }: { activity: BookingActivity }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const Icon = icons[activity.kind];
  const label =
    activity.kind === 'cancelled'
      ? t(`cancelledBy.${activity.cancelled_by ?? 'member'}`)
      : t(`recent.${activity.kind}`);
  return (
    <li className={classes.event} data-kind={activity.kind}>
      <Icon size={20} stroke={1.7} aria-hidden="true" className={classes.icon} />
      <span className={classes.details}>
        <Link to={`/app/bookings?view=${viewOfKind[activity.kind]}`}>{activity.title}</Link>
        <span>
          {label}, {format.relative(activity.at, Date.now())}
        </span>
        <span>{activity.venue.name}</span>
      </span>
    </li>
  );
}
