import type { ClassSessionDetail } from '@pulse/contract/client';
import { MINUTE } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import { FriendGoing } from '../../class-to-book/friend-going.tsx';
import { StartAndDetails } from '../../class-to-book/start-and-details.tsx';
import { useDayLabel } from '../../use-day-label.ts';

/** When and where: the start in the venue's time zone, then day, length, and links to trainer and venue. */
export function SessionTimeAndPlace({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel();
  const format = useFormat();
  const { starts_at, ends_at, time_zone, venue, trainer_name, trainer_id } = session;
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE);
  const inOtherTimeZone = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <StartAndDetails session={session}>
      <Text tone="ink" strong>
        {dayLabel(starts_at, time_zone)},{' '}
        {t('book.until', { time: format.time(ends_at, time_zone), count: minutes })}
      </Text>
      <p>
        {trainer_name && trainer_id && (
          <>
            <Link to={`/app/coaches/${trainer_id}`}>{trainer_name}</Link>
            {', '}
          </>
        )}
        <Link to={`/app/venue/${venue.id}`}>{venue.name}</Link>
        {`, ${venue.district || format.city(venue.city)}`}
      </p>
      <FriendGoing sessionId={session.id} />
      {inOtherTimeZone && (
        <Text size="small" tone="faint">
          {t('book.zone', { city: format.city(venue.city) })}
        </Text>
      )}
    </StartAndDetails>
  );
}
