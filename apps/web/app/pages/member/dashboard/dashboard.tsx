import {
  type Booking,
  getFirstStepsOptions,
  getMembershipOptions,
  listBookingsOptions,
} from '@pulse/contract/client';
import { type EpochMs, greetingAt } from '@pulse/domain';
import { IconMapSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSession } from '#features/accounts/session/use-session.ts';
import { CancelSheet } from '#features/bookings/cancel-sheet/cancel-sheet.tsx';
import { NextBooking } from '#features/bookings/dashboard/next-booking.tsx';
import { HeldPlace } from '#features/bookings/held-place/held-place.tsx';
import { bookingPollMs } from '#features/bookings/list/use-booking-pages.ts';
import { readLastPlace } from '#features/explore/address/last-place.ts';
import { AllowanceCard } from '#features/memberships/allowance-card.tsx';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './dashboard.module.css';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { DashboardFirstSteps, openSteps } from './dashboard-first-steps.tsx';
import { RecentActivity, RecommendedClasses, VisitRating, WeekStrip } from './lazy-sections.ts';

export default function Dashboard() {
  const { t, translator } = useTranslation('dashboard');
  const format = useFormat();
  const { user } = useSession();
  const upcoming = useQuery({
    ...listBookingsOptions({ query: { view: 'upcoming', limit: 10 } }),
    // A held place expires, and a check-in is recorded, while the page is open.
    refetchInterval: bookingPollMs,
  });
  const membership = useQuery(getMembershipOptions());
  const firstSteps = useQuery(getFirstStepsOptions());
  const [bookingToCancel, setBookingToCancel] = useState<Booking | null>(null);
  const [lastPlace] = useState(readLastPlace);
  const place = lastPlace?.kind === 'city' ? lastPlace : null;

  const userId = user?.id ?? '';
  const timeZone = user?.time_zone ?? 'UTC';
  const now = Date.now();
  const bookings = upcoming.data?.items ?? [];
  // A member who has arrived sees that class until it ends.
  const next = bookings.find(({ status }) => status === 'confirmed' || status === 'completed');
  const plan = membership.data?.membership;
  const name = user?.user_metadata.full_name.split(' ')[0] ?? '';
  // The first steps are near the top: loading them later would shift the layout.
  const loading = upcoming.isPending || firstSteps.isPending || membership.isPending;
  const steps = openSteps(firstSteps.data, userId);
  const canCheckIn = next !== undefined && isCheckInOpen(next, now);

  return (
    <div className={classes.dashboard} data-page-width="wide">
      <PageTitle
        above={format.date(now, 'day', timeZone)}
        aside={
          <ActionLink
            to="/app/explore"
            className={classes.find}
            variant={canCheckIn ? 'default' : 'primary'}
          >
            <IconMapSearch size={20} stroke={1.6} aria-hidden="true" />
            {t('findClass')}
          </ActionLink>
        }
      >
        {t(`greeting.${greetingOf(now, timeZone, translator.language)}`, { name })}
      </PageTitle>
      {bookings.map(
        (booking) =>
          booking.pending_for === 'offer' &&
          booking.held_until && (
            <HeldPlace
              key={booking.id}
              booking={booking}
              heldUntil={booking.held_until}
              onDecline={setBookingToCancel}
            />
          ),
      )}
      <Stack gap={5} className={classes.columns}>
        <Stack gap={5} className={classes.main}>
          <Stack gap={5} className={classes.next}>
            {loading && <LoadingRows rows={1} height={330} />}
            {upcoming.isError && (
              <ErrorState error={upcoming.error} onRetry={() => upcoming.refetch()} />
            )}
            {upcoming.isSuccess && !loading && (
              <>
                {next && <NextBooking booking={next} />}
                {steps && <DashboardFirstSteps progress={steps} userId={userId} />}
                {!next && !steps && <DashboardEmpty hasPlan={Boolean(plan)} />}
              </>
            )}
          </Stack>
          <div className={classes.rating}>
            <Suspense>
              <VisitRating />
            </Suspense>
          </div>
          <div className={classes.week}>
            <Suspense fallback={<LoadingRows rows={1} height={132} />}>
              <WeekStrip />
            </Suspense>
          </div>
          <div className={classes.picks}>
            <Suspense fallback={<LoadingRows rows={3} height={132} />}>
              <RecommendedClasses place={place} />
            </Suspense>
          </div>
        </Stack>
        <Stack as="aside" gap={5} className={classes.side}>
          <div className={classes.allowance}>
            <QueryContent query={membership} loading={<LoadingRows rows={1} height={330} />}>
              {() => plan && <AllowanceCard membership={plan} timeZone={timeZone} />}
            </QueryContent>
          </div>
          <Suspense fallback={<LoadingRows rows={3} height={60} />}>
            <RecentActivity />
          </Suspense>
        </Stack>
      </Stack>
      <CancelSheet booking={bookingToCancel} onClose={() => setBookingToCancel(null)} />
    </div>
  );
}

function isCheckInOpen(
  { check_in_opens_at, check_in_closes_at, status }: Booking,
  now: EpochMs,
): boolean {
  const opened = now >= Date.parse(check_in_opens_at) && now < Date.parse(check_in_closes_at);
  return status === 'confirmed' && opened;
}

/** Returns the greeting for the member's local time of day, as the language has it. */
function greetingOf(now: EpochMs, timeZone: string, language: string) {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return greetingAt(hour, toLanguage(language));
}
