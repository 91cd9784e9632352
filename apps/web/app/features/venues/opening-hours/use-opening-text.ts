import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { openingOnDate } from './opening-on-date.ts';

/** Returns functions that describe a venue's opening on a weekday or a date. */
export function useOpeningText(venue: Venue) {
  const { t } = useTranslation('venues');
  const formatSpans = (open: Venue['opening_hours']) =>
    open
      .map(({ opens, closes }) => (opens === closes ? t('allDay') : `${opens}–${closes}`))
      .join(', ');
  return {
    onWeekday: (weekday: number) =>
      formatSpans(venue.opening_hours.filter((span) => span.weekday === weekday)) ||
      t('hoursClosed'),
    onDate: (date: string) => {
      const opening = openingOnDate(venue, date);
      if (opening.state === 'open') return formatSpans(opening.spans);
      if (opening.state === 'closed' || !opening.reason) return t('hoursClosed');
      return t('closedFor', { reason: opening.reason });
    },
  };
}
