import {
  type Booking,
  getFirstStepsOptions,
  getMembershipOptions,
  listBookingsOptions,
} from '@pulse/contract/client';
import { IconMapSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session/use-session.ts';
import { CancelSheet } from '../features/bookings/cancel-sheet.tsx';
import { FiveWeeks } from '../features/bookings/five-weeks.tsx';
import { HeldPlace } from '../features/bookings/held-place.tsx';
import { NextBooking } from '../features/bookings/next-booking.tsx';
import { readRememberedPlace } from '../features/explore/remembered-place.ts';
import { AllowanceCard } from '../features/memberships/allowance-card.tsx';
import { ActionLink } from '../ui/action.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useFormat } from '../ui/format/use-format.ts';
import { LoadingRows } from '../ui/loading-rows.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import classes from './dashboard.module.css';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { DashboardFirstSteps, openSteps } from './dashboard-first-steps.tsx';
import { RecentActivity, RecommendedClasses } from './dashboard-parts.ts';
import { DashboardQuickActions } from './dashboard-quick-actions.tsx';
import { greetingOf } from './greeting-of.ts';

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { user } = useSession();
  const upcoming = useQuery(listBookingsOptions({ query: { view: 'upcoming', limit: 10 } }));
  const past = useQuery(listBookingsOptions({ query: { view: 'past', limit: 50 } }));
  const membership = useQuery(getMembershipOptions());
  const firstSteps = useQuery(getFirstStepsOptions());
  const [leaving, setLeaving] = useState<Booking | null>(null);
  const [remembered] = useState(readRememberedPlace);
  const place = remembered?.kind === 'city' ? remembered : null;

  const userId = user?.id ?? '';
  const zone = user?.time_zone ?? 'UTC';
  const now = Date.now();
  const bookings = upcoming.data?.items ?? [];
  // Who has arrived sees the class they are in until it is over.
  const next = bookings.find(({ status }) => status === 'confirmed' || status === 'completed');
  const plan = membership.data?.membership;
  const name = user?.user_metadata.full_name.split(' ')[0] ?? '';
  // A new member's list stands near the top: nothing may jump when it comes.
  const opening = upcoming.isPending || firstSteps.isPending || membership.isPending;
  const steps = openSteps(firstSteps.data, userId);
  const canCheckIn = next !== undefined && isOpen(next, now);

  return (
    <>
      <PageTitle
        above={format.date(now, 'day', zone)}
        aside={
          <ActionLink to="/app/explore" variant={canCheckIn ? 'default' : 'book'}>
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
          {opening && <LoadingRows rows={1} height={330} />}
          {upcoming.isError && (
            <ErrorState error={upcoming.error} onRetry={() => upcoming.refetch()} />
          )}
          {upcoming.isSuccess && !opening && (
            <>
              {next && <NextBooking booking={next} />}
              {steps && <DashboardFirstSteps progress={steps} userId={userId} />}
              {!next && !steps && <DashboardEmpty hasPlan={Boolean(plan)} />}
            </>
          )}
          <DashboardQuickActions />
          <Suspense fallback={<LoadingRows rows={5} height={96} />}>
            <RecommendedClasses place={place} />
          </Suspense>
        </div>
        <aside className={classes.side}>
          <div className={classes.allowance}>
            {membership.isPending && <LoadingRows rows={1} height={330} />}
            {membership.isError && (
              <ErrorState error={membership.error} onRetry={() => membership.refetch()} />
            )}
            {plan && <AllowanceCard membership={plan} zone={zone} />}
          </div>
          <Suspense fallback={<LoadingRows rows={3} height={60} />}>
            <RecentActivity />
          </Suspense>
          {past.data && past.data.items.length > 0 && <FiveWeeks past={past.data.items} />}
        </aside>
      </div>
      <CancelSheet booking={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

function isOpen({ check_in_opens_at, check_in_closes_at, status }: Booking, now: number): boolean {
  const opened = now >= Date.parse(check_in_opens_at) && now < Date.parse(check_in_closes_at);
  return status === 'confirmed' && opened;
}
