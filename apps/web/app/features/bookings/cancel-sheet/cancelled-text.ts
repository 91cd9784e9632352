import type { Booking } from '@pulse/contract/client';
import type { useTranslation } from '#light-translator';
import type { useFormat } from '#ui/format/use-format.ts';
import type { CancellationKind } from './cancellation-kind.ts';

type Format = ReturnType<typeof useFormat>;
type Translate = ReturnType<typeof useTranslation<'bookings'>>['t'];

/** What was just cancelled, and what becomes of the price of a drop-in. */
export function cancelledText(
  { session: { title }, drop_in: dropIn }: Booking,
  kind: CancellationKind,
  t: Translate,
  format: Format,
): string {
  if (kind === 'waitlisted') return t('undo.left', { title });
  if (kind === 'offered') return t('undo.declined', { title });
  if (!dropIn) return t('undo.cancelled', { title });
  const amount = format.money(dropIn.amount);
  if (dropIn.refund_by)
    return t('undo.refund', { title, amount, date: format.date(dropIn.refund_by, 'date') });
  return t(dropIn.state === 'kept' ? 'undo.kept' : 'undo.unpaid', { title, amount });
}
