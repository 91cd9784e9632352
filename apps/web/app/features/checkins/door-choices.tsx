import {
  type CheckIn,
  type CheckInAtVenueData,
  checkInAtVenueMutation,
  type DoorState,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Floor } from '../../ui/floors/floor.tsx';
import { floorOfActivity } from '../../ui/floors/floor-of-activity.ts';
import { toFailure } from '../../ui/problem.ts';
import { DoorBooking } from './door-booking.tsx';
import classes from './door-choices.module.css';
import { OpenGym } from './open-gym.tsx';

type Body = CheckInAtVenueData['body'];

interface DoorChoicesProps {
  door: DoorState;
  request: (wish: { booking_id?: string; open_gym?: boolean }) => Body;
  onArrival: (checkIn: CheckIn) => void;
}

/** The venue that was scanned, the member's bookings there today, and open gym. */
export function DoorChoices({ door, request, onArrival }: DoorChoicesProps) {
  const { t } = useTranslation('checkins');
  const queryClient = useQueryClient();
  const checkIn = useMutation({
    ...checkInAtVenueMutation(),
    onSuccess: (arrival) => {
      onArrival(arrival);
      void queryClient.invalidateQueries();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['door'] }),
  });
  const { venue, bookings, open_gym } = door;
  const first = bookings.find(({ state }) => state === 'open');
  return (
    <section className={classes.door}>
      <header className={classes.venue}>
        <Floor
          kind={floorOfActivity(venue.activities[0])}
          seed={venue.id}
          className={classes.cover}
        />
        <div>
          <h1 className={classes.name}>{venue.name}</h1>
          <p className={classes.area}>
            {[venue.district || venue.city, door.entrance].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      {checkIn.isError && (
        <FailureNote>{toFailure(checkIn.error).detail ?? t('door.failed')}</FailureNote>
      )}
      {bookings.length > 0 && (
        <ul className={classes.list}>
          {bookings.map((entry) => (
            <DoorBooking
              key={entry.booking.id}
              entry={entry}
              main={entry === first}
              busy={checkIn.isPending}
              onCheckIn={() => checkIn.mutate({ body: request({ booking_id: entry.booking.id }) })}
            />
          ))}
        </ul>
      )}
      {bookings.length === 0 && !open_gym.allowed && (
        <EmptyState
          floor="hiit"
          action={<ActionLink to={`/app/venue/${venue.id}`}>{t('door.seeClasses')}</ActionLink>}
        >
          {t('door.noBooking')}
        </EmptyState>
      )}
      <OpenGym
        state={open_gym}
        zone={venue.time_zone}
        main={bookings.length === 0}
        busy={checkIn.isPending}
        onCheckIn={() => checkIn.mutate({ body: request({ open_gym: true }) })}
      />
    </section>
  );
}
