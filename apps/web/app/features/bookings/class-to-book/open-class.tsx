import { classPagePath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { liveClassOptions } from './live-class-options.ts';

/** Link to the class on its day of the venue's page, where it is booked. */
export function OpenClass({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('bookings');
  const { data } = useQuery(liveClassOptions(sessionId));
  if (!data) return null;
  const { venue, local_date: localDate } = data;
  return (
    <ActionLink
      to={classPagePath({ venueId: venue.id, localDate, sessionId })}
      variant="primary"
      size="large"
    >
      {t('toBook.open')}
    </ActionLink>
  );
}
