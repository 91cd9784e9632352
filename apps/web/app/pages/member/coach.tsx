import { type Booking, type ClassSession, getTrainerOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { CoachClasses } from '#features/classes/coach-classes.tsx';
import { CoachNotFound } from '#features/follows/coach-not-found.tsx';
import { CoachProfile } from '#features/follows/coach-profile.tsx';
import { FollowButton } from '#features/follows/follow-button.tsx';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './coach.module.css';

const BookSheet = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).BookSheet,
}));
const CancelSheet = lazy(async () => ({
  default: (await import('#features/bookings/lazy-booking.ts')).CancelSheet,
}));

export default function CoachPage() {
  const { t } = useTranslation('coaches');
  const { id = '' } = useParams();
  const query = useQuery(getTrainerOptions({ path: { id } }));
  const [picked, setPicked] = useState<ClassSession | null>(null);
  const [bookingToCancel, setBookingToCancel] = useState<Booking | null>(null);
  const sheetsRequested = useHasBeenTrue(picked !== null);
  if (query.isPending) return <LoadingRows rows={5} height={120} />;
  if (query.isError)
    return toFailure(query.error).status === 404 ? (
      <CoachNotFound />
    ) : (
      <ErrorState error={query.error} onRetry={() => query.refetch()} />
    );
  const coach = query.data;
  return (
    <div className={classes.page}>
      <div className={classes.profile}>
        <CoachProfile coach={coach}>
          <FollowButton coach={{ ...coach, trainer_id: coach.id }} />
        </CoachProfile>
      </div>
      <section aria-labelledby="coach-classes">
        <Heading id="coach-classes">{t('classes')}</Heading>
        <CoachClasses coach={coach} onSelect={setPicked} />
      </section>
      {sheetsRequested && (
        <Suspense>
          <BookSheet
            session={picked}
            onClose={() => setPicked(null)}
            onCancel={(booking) => {
              setPicked(null);
              setBookingToCancel(booking);
            }}
          />
          <CancelSheet
            booking={picked ? null : bookingToCancel}
            onClose={() => setBookingToCancel(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
