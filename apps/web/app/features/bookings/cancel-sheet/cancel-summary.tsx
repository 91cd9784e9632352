import type { Booking, CancelQuote, DropInMoney, Membership } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { DescriptionItem, DescriptionList } from '#ui/layout/description-list.tsx';
import classes from './cancel-sheet.module.css';

interface CancelSummaryProps {
  booking: Booking;
  quote: CancelQuote;
  membership: Membership | null;
}

/**
 * The visits used this month after cancelling now, or what becomes of the price of a drop-in, and how
 * many members are on the waitlist.
 */
export function CancelSummary({ booking, quote, membership }: CancelSummaryProps) {
  const { t } = useTranslation('bookings');
  const month = membership?.allowance.month;
  const limit = month?.limit ?? null;
  const formatUsed = (used: number) =>
    limit === null ? String(used) : t('cancel.ofLimit', { used, limit });
  const isLate = quote.cost === 'uses_visit';
  return (
    <DescriptionList className={classes.summary}>
      {month && booking.paid_by === 'plan' && (
        <DescriptionItem name={t('cancel.usedAfter')}>
          {formatUsed(isLate ? month.used + 1 : month.used)}
        </DescriptionItem>
      )}
      {month && isLate && quote.returned_if_taken && booking.paid_by === 'plan' && (
        <DescriptionItem name={t('cancel.ifTaken')}>
          {t('cancel.returned', { count: formatUsed(month.used) })}
        </DescriptionItem>
      )}
      {quote.drop_in && <DropInRows dropIn={quote.drop_in} />}
      {quote.guests > 0 && (
        <DescriptionItem name={t('cancel.guests')}>
          {t('cancel.guestsFreed', { count: quote.guests })}
        </DescriptionItem>
      )}
      <DescriptionItem name={t('cancel.waiting')}>
        {t('cancel.people', { count: booking.session.waitlisted })}
      </DescriptionItem>
    </DescriptionList>
  );
}

/** What becomes of the price of a drop-in: now, and once another member takes the place. */
function DropInRows({ dropIn }: { dropIn: DropInMoney }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const amount = format.money(dropIn.amount);
  const date = dropIn.refund_by && format.date(dropIn.refund_by, 'date');
  return (
    <>
      <DescriptionItem name={t('cancel.payment')}>
        {date ? t('cancel.paymentBack', { amount, date }) : t('cancel.paymentKept', { amount })}
      </DescriptionItem>
      {dropIn.state === 'kept' && (
        <DescriptionItem name={t('cancel.ifTaken')}>
          {t('cancel.paymentReturned', { amount })}
        </DescriptionItem>
      )}
    </>
  );
}
