import type { Booking } from '@pulse/contract/client';
import type { useTranslation } from '#light-translator';

/** Who comes along with a booking; null without guests. */
export function guestsText(
  { guests }: Pick<Booking, 'guests'>,
  t: ReturnType<typeof useTranslation<'bookings'>>['t'],
  format: { list: (items: readonly string[]) => string },
): string | null {
  if (guests.length === 0) return null;
  return t('note.with', { names: format.list(guests.map(({ name }) => name ?? t('note.guest'))) });
}
