import type { Booking, CancelQuote, Membership } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from './cancel-sheet.module.css';

interface CancelSummaryProps {
  booking: Booking;
  quote: CancelQuote;
  membership: Membership | null;
}

/** The visits used this month after cancelling now, and how many members are on the waitlist. */
export function CancelSummary({ booking, quote, membership }: CancelSummaryProps) {
  const { t } = useTranslation('bookings');
  const month = membership?.allowance.month;
  const limit = month?.limit ?? null;
  const formatUsed = (used: number) =>
    limit === null ? String(used) : t('cancel.ofLimit', { used, limit });
  const isLate = quote.cost === 'uses_visit';
  return (
    <dl className={classes.summary}>
      {month && booking.paid_by === 'plan' && (
        <div>
          <dt>{t('cancel.usedAfter')}</dt>
          <dd>{formatUsed(isLate ? month.used + 1 : month.used)}</dd>
        </div>
      )}
      {month && isLate && quote.returned_if_taken && booking.paid_by === 'plan' && (
        <div>
          <dt>{t('cancel.ifTaken')}</dt>
          <dd>{t('cancel.returned', { count: formatUsed(month.used) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('cancel.waiting')}</dt>
        <dd>{t('cancel.people', { count: booking.session.waitlisted })}</dd>
      </div>
    </dl>
  );
}
