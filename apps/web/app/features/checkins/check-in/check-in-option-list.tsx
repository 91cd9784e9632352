import {
  type CheckIn,
  type CheckInAtVenueData,
  type CheckInOptions,
  checkInAtVenueMutation,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './check-in.module.css';
import { CheckInButton, CheckInRow } from './check-in-row.tsx';
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
  const format = useFormat();
  const queryClient = useQueryClient();
  const refetch = useRefetch();
  const checkIn = useAction(checkInAtVenueMutation(), {
    failure: 'note',
    onDone: (created) => {
      onCheckedIn(created);
      // The confirmation does not wait for it.
      void refetch('everything');
    },
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['check-in-options'] }),
  });
  const failure = checkIn.isError && (toFailure(checkIn.error).detail ?? t('venue.failed'));
  const { venue, bookings, open_gym } = options;
  const hasVisited = open_gym.failed_rule?.code === 'already_visited_today';
  const firstOpen = bookings.find(({ state }) => state === 'open');
  return (
    <Stack as="section" gap={5} className={classes.options}>
      <Row as="header" gap={4} align="center" wrap={false}>
        <VenueCover
          venue={venue}
          activity={venue.activities[0]}
          sizes="84px"
          eager
          className={classes.cover}
        />
        <Stack gap={1} className={classes.venue}>
          <Heading level={1} size={2} className={classes.name}>
            {venue.name}
          </Heading>
          <Text tone="quiet">
            {[venue.district || format.city(venue.city), options.entrance]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      </Row>
      {failure && <FailureNote>{failure}</FailureNote>}
      {bookings.length > 0 && (
        <List ruled>
          {bookings.map((entry) => (
            <CheckInRow key={entry.booking.id} entry={entry} level={2}>
              {entry.state === 'open' && (
                <CheckInButton
                  isPrimary={entry === firstOpen}
                  busy={checkIn.isPending}
                  onCheckIn={() =>
                    checkIn.mutate({ body: toRequest({ booking_id: entry.booking.id }) })
                  }
                >
                  {t('venue.checkInTo', { time: entry.booking.session.local_start })}
                </CheckInButton>
              )}
            </CheckInRow>
          ))}
        </List>
      )}
      {bookings.length === 0 && !open_gym.allowed && !hasVisited && (
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
    </Stack>
  );
}
