import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { useDayLabel } from '../use-day-label.ts';
import { ClassAlternatives } from './class-alternatives.tsx';
import { ClassPlaces } from './class-places.tsx';
import classes from './class-to-book.module.css';
import { FriendGoing } from './friend-going.tsx';
import { liveClassOptions } from './live-class-options.ts';
import { StartAndDetails } from './start-and-details.tsx';

export interface ClassToBookProps {
  sessionId: string;
  /** Whether the next best three are offered once it is full; not where a member is paying. */
  withAlternatives?: boolean;
  /** What can be done about it here, such as a link to the class. */
  children?: ReactNode;
}

/**
 * The class that a visitor wants to book, on each page of the way there: title, venue, time at the
 * venue, and the places left now. Nothing for a class that does not exist.
 */
export function ClassCard({ sessionId, withAlternatives = false, children }: ClassToBookProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const dayLabel = useDayLabel();
  const { t: tShared } = useTranslation();
  const query = useQuery(liveClassOptions(sessionId));
  if (query.isPending) return <LoadingRows rows={1} height={118} />;
  if (query.isError)
    return toFailure(query.error).status === 404 ? null : (
      <ErrorState error={query.error} onRetry={() => query.refetch()} />
    );
  const session = query.data;
  const { starts_at, time_zone, venue, title } = session;
  const day = dayLabel(starts_at, time_zone, query.dataUpdatedAt);
  const isOver = session.status === 'cancelled' || Date.parse(starts_at) <= query.dataUpdatedAt;
  const isFull = !isOver && !session.own_booking && session.booked >= session.capacity;
  const inOtherTimeZone = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Stack as="section" gap={3} className={classes.card} aria-label={t('toBook.label')}>
      <Text size="small" tone="faint">
        {t('toBook.label')}
      </Text>
      <StartAndDetails session={session}>
        <Heading size={4} className={classes.title}>
          {title}
        </Heading>
        <p>
          {day}, {venue.name}, {venue.district || format.city(venue.city)}
        </p>
        <FriendGoing sessionId={session.id} />
        {inOtherTimeZone && (
          <Text size="small" tone="faint">
            {t('book.zone', { city: format.city(venue.city) })}
          </Text>
        )}
        <ClassPlaces session={session} now={query.dataUpdatedAt} />
      </StartAndDetails>
      <LiveRegion>{isFull ? tShared('status.full') : ''}</LiveRegion>
      {isFull && withAlternatives && (
        <ClassAlternatives session={session} lead={t('toBook.full')} />
      )}
      {!isOver && children}
    </Stack>
  );
}
