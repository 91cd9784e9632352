import {
  type CheckIn,
  type CheckInAtVenueData,
  type CheckInOptions,
  checkInAtVenueMutation,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { CheckInBooking } from './check-in-booking.tsx';
import classes from './check-in-option-list.module.css';
import { OpenGym } from './open-gym.tsx';

type Body = CheckInAtVenueData['body'];

interface CheckInOptionListProps {
  options: CheckInOptions;
  toRequest: (choice: { booking_id?: string; open_gym?: boolean }) => Body;
  onCheckedIn: (checkIn: CheckIn) => void;
}

/** The scanned venue, the member's bookings there today, and open gym. */
export function CheckInOptionList({ options, toRequest, onCheckedIn }: CheckInOptionListProps) {
  const { t } = useTranslation('checkins');
  const queryClient = useQueryClient();
  const checkIn = useMutation({
    ...checkInAtVenueMutation(),
    onSuccess: (created) => {
      onCheckedIn(created);
      void queryClient.invalidateQueries();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['check-in-options'] }),
  });
  const { venue, bookings, open_gym } = options;
  const firstOpen = bookings.find(({ state }) => state === 'open');
  return (
    <section className={classes.options}>
      <header className={classes.venue}>
        <VenueCover
          venue={venue}
          activity={venue.activities[0]}
          sizes="84px"
          eager
          className={classes.cover}
        />
        <div>
          <h1 className={classes.name}>{venue.name}</h1>
          <p className={classes.area}>
            {[venue.district || venue.city, options.entrance].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      {checkIn.isError && (
        <FailureNote>{toFailure(checkIn.error).detail ?? t('venue.failed')}</FailureNote>
      )}
      {bookings.length > 0 && (
        <ul className={classes.list}>
          {bookings.map((entry) => (
            <CheckInBooking
              key={entry.booking.id}
              entry={entry}
              isPrimary={entry === firstOpen}
              busy={checkIn.isPending}
              onCheckIn={() =>
                checkIn.mutate({ body: toRequest({ booking_id: entry.booking.id }) })
              }
            />
          ))}
        </ul>
      )}
      {bookings.length === 0 && !open_gym.allowed && (
        <EmptyState
          coverArt="hiit"
          action={<ActionLink to={`/app/venue/${venue.id}`}>{t('venue.seeClasses')}</ActionLink>}
        >
          {t('venue.noBooking')}
        </EmptyState>
      )}
      <OpenGym
        state={open_gym}
        timeZone={venue.time_zone}
        isPrimary={bookings.length === 0}
        busy={checkIn.isPending}
        onCheckIn={() => checkIn.mutate({ body: toRequest({ open_gym: true }) })}
      />
    </section>
  );
}
