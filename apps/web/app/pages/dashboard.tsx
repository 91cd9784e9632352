import { type Booking, getMembershipOptions, listBookingsOptions } from '@pulse/contract/client';
import { IconMapSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session/use-session.ts';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { FiveWeeks } from '../features/bookings/five-weeks.tsx';
import { HeldPlace } from '../features/bookings/held-place.tsx';
import { NextBooking } from '../features/bookings/next-booking.tsx';
import { NearbySessions } from '../features/classes/nearby-sessions.tsx';
import { AllowanceCard } from '../features/memberships/allowance-card.tsx';
import { ActionLink } from '../ui/action.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useFormat } from '../ui/format/use-format.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './dashboard.module.css';
import { greetingOf, placeToLook } from './dashboard-parts.ts';

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { user } = useSession();
  const upcoming = useQuery(listBookingsOptions({ query: { view: 'upcoming', limit: 10 } }));
  const past = useQuery(listBookingsOptions({ query: { view: 'past', limit: 50 } }));
  const membership = useQuery(getMembershipOptions());
  const [leaving, setLeaving] = useState<Booking | null>(null);

  const zone = user?.time_zone ?? 'UTC';
  const now = Date.now();
  const bookings = upcoming.data?.items ?? [];
  const next = bookings.find(({ status }) => status === 'confirmed');
  const plan = membership.data?.membership;
  const look = placeToLook(next ?? past.data?.items[0], now);
  const name = user?.user_metadata.full_name.split(' ')[0] ?? '';

  return (
    <>
      <PageTitle
        above={format.date(now, 'day', zone)}
        aside={
          <ActionLink to="/app/explore" variant="book">
            <IconMapSearch size={20} stroke={1.6} aria-hidden="true" />
            {t('findClass')}
          </ActionLink>
        }
      >
        {t(greetingOf(now, zone), { name })}
      </PageTitle>
      {bookings.map(
        (booking) =>
          booking.pending_for === 'offer' &&
          booking.held_until && (
            <HeldPlace
              key={booking.id}
              booking={booking}
              heldUntil={booking.held_until}
              onLetGo={setLeaving}
            />
          ),
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          {upcoming.isPending && <LoadingRows rows={1} height={306} />}
          {upcoming.isError && (
            <ErrorState error={upcoming.error} onRetry={() => upcoming.refetch()} />
          )}
          {next && <NextBooking booking={next} />}
          {upcoming.isSuccess && !next && (
            <EmptyState
              floor="yoga"
              action={
                <ActionLink to={plan ? '/app/explore' : '/app/membership'}>
                  {t(plan ? 'findClass' : 'choosePlan')}
                </ActionLink>
              }
            >
              {t(plan ? 'nothingBooked' : 'noPlan')}
            </EmptyState>
          )}
          <NearbySessions {...look} />
        </div>
        <aside className={classes.side}>
          {membership.isPending && <LoadingRows rows={1} height={350} />}
          {membership.isError && (
            <ErrorState error={membership.error} onRetry={() => membership.refetch()} />
          )}
          {plan && <AllowanceCard membership={plan} zone={zone} />}
          {past.data && <FiveWeeks past={past.data.items} />}
        </aside>
      </div>
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
