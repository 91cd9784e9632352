import type { Booking, CancelQuote } from '@pulse/contract/client';
import type { useTranslation } from '#light-translator';

/** Why a booking cannot be cancelled any more. */
export function notAllowedText(
  { checked_in_at: checkedInAt, session }: Pick<Booking, 'checked_in_at' | 'session'>,
  { reason }: Pick<CancelQuote, 'reason'>,
  t: ReturnType<typeof useTranslation<'bookings'>>['t'],
  format: { time: (instant: string, timeZone: string) => string },
): string {
  if (reason === 'class_started') return t('cancel.reason.started');
  if (reason !== 'checked_in') return t('cancel.reason.other');
  if (!checkedInAt) return t('cancel.reason.arrived');
  return t('cancel.reason.checkedIn', { time: format.time(checkedInAt, session.time_zone) });
}
