import type { Booking, ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { refusalTitle } from './refusal/refusal-title.ts';

/** The heading of the booking sheet for the current state; undefined while it loads. */
export function useBookSheetTitle(
  session: ClassSessionDetail | undefined,
  eligibility: Eligibility | undefined,
  booking: Booking | undefined,
): string | undefined {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  if (booking && !booking.checkout_url)
    return booking.status === 'waitlisted'
      ? t('book.done.waitlisted', { position: booking.waitlist_position ?? 1 })
      : t('book.done.confirmed');
  if (!session || !eligibility) return undefined;
  if (session.own_booking || eligibility.allowed) return session.title;
  if (eligibility.waitlist_allowed) return t('book.waitlist.title', { count: session.waitlisted });
  return refusalTitle(eligibility.rules, session.time_zone, t, format);
}
